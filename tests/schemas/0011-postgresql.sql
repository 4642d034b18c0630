CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.archive (
    table_id character varying(32) NOT NULL,
    packed bytea NOT NULL
);
CREATE TABLE public.bans (
    id integer NOT NULL,
    kind character varying(8) NOT NULL,
    whom character varying(64) NOT NULL,
    until double precision,
    reason character varying(200) NOT NULL,
    at double precision NOT NULL
);
CREATE SEQUENCE public.bans_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.bans_id_seq OWNED BY public.bans.id;
CREATE TABLE public.chat (
    id integer NOT NULL,
    table_id character varying(32) NOT NULL,
    user_id character varying(32) NOT NULL,
    name character varying(40) NOT NULL,
    text character varying(500) NOT NULL,
    at double precision NOT NULL
);
CREATE SEQUENCE public.chat_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.chat_id_seq OWNED BY public.chat.id;
CREATE TABLE public.devices (
    id character varying(32) NOT NULL,
    user_id character varying(32) NOT NULL,
    name character varying(60) NOT NULL,
    created double precision NOT NULL,
    seen double precision NOT NULL
);
CREATE TABLE public.kept_out (
    table_id character varying(32) NOT NULL,
    user_id character varying(32) NOT NULL
);
CREATE TABLE public.lines (
    table_id character varying(32) NOT NULL,
    number integer NOT NULL,
    text text NOT NULL,
    who character varying(32),
    at double precision NOT NULL
);
CREATE TABLE public.presence (
    table_id character varying(32) NOT NULL,
    user_id character varying(32) NOT NULL,
    server character varying(32) NOT NULL,
    until double precision NOT NULL
);
CREATE TABLE public.reports (
    id integer NOT NULL,
    table_id character varying(32) NOT NULL,
    by_user character varying(32) NOT NULL,
    about character varying(32),
    word character varying(500) NOT NULL,
    reason character varying(300) NOT NULL,
    at double precision NOT NULL,
    settled double precision
);
CREATE SEQUENCE public.reports_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.reports_id_seq OWNED BY public.reports.id;
CREATE TABLE public.seats (
    table_id character varying(32) NOT NULL,
    seat integer NOT NULL,
    kind character varying(8) NOT NULL,
    user_id character varying(32),
    name character varying(40) NOT NULL,
    level character varying(16),
    wanted_level character varying(16),
    wanted_by character varying(40),
    wanted_at double precision,
    bank double precision,
    mark character varying(10),
    agrees character varying(8),
    talks boolean DEFAULT false NOT NULL
);
CREATE TABLE public.settings (
    key character varying(32) NOT NULL,
    value character varying(200) NOT NULL
);
CREATE TABLE public.tables (
    id character varying(32) NOT NULL,
    game character varying(32) NOT NULL,
    players integer NOT NULL,
    options character varying(200) NOT NULL,
    rules integer DEFAULT 1 NOT NULL,
    secret character varying(64) NOT NULL,
    keyed integer DEFAULT 0 NOT NULL,
    status character varying(8) NOT NULL,
    version integer NOT NULL,
    news integer NOT NULL,
    lines integer NOT NULL,
    settled integer DEFAULT 0 NOT NULL,
    turn integer,
    listed boolean NOT NULL,
    host character varying(32) NOT NULL,
    rematch character varying(32),
    created double precision NOT NULL,
    changed double precision NOT NULL,
    patience integer DEFAULT 180 NOT NULL,
    many_seats boolean DEFAULT false NOT NULL,
    told boolean DEFAULT false NOT NULL,
    hands boolean DEFAULT false NOT NULL,
    result character varying(100),
    move_seconds integer DEFAULT 0 NOT NULL,
    bank_seconds integer DEFAULT 0 NOT NULL,
    time_up character varying(8) DEFAULT 'bot'::character varying NOT NULL,
    since double precision,
    before double precision,
    due double precision,
    paused double precision
);
CREATE TABLE public.tickets (
    id character varying(64) NOT NULL,
    user_id character varying(32) NOT NULL,
    until double precision NOT NULL
);
CREATE TABLE public.users (
    id character varying(32) NOT NULL,
    name character varying(40) NOT NULL,
    created double precision NOT NULL,
    epoch integer DEFAULT 0 NOT NULL,
    preferences text DEFAULT '{}'::text NOT NULL
);
ALTER TABLE ONLY public.bans ALTER COLUMN id SET DEFAULT nextval('public.bans_id_seq'::regclass);
ALTER TABLE ONLY public.chat ALTER COLUMN id SET DEFAULT nextval('public.chat_id_seq'::regclass);
ALTER TABLE ONLY public.reports ALTER COLUMN id SET DEFAULT nextval('public.reports_id_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0011');
INSERT INTO public.archive VALUES ('ZGnyxGkoJdUjpvh7A2SpQw', '\x78da955a5b6e1b490cbc8ae0cf85d7e826d97c9c250816b22cc3c63a9221c90872fbe5581a69ec996ef60249ec8f22e7c16215d9931f3feefe5a1d4febc3690577f7bb8fb7b7fb2c469a33133e942264097fde0fa8cdfaf0b47a7e3d6c7fad777de0d361fdb43dac4edbf5ff406ff6cfcfdb6d3300568faf4f2bbcbbbf5bef76dbbf5f9fee6ec0f2a0a64879c0e526ce203393dc12e61a108d89f096116a403229896e19ab4087f1e416ab5756b15c2ecffcbe3e1e1771fc901292c125dfc79f1a2a4331e033ac950da86892f8aa98298376e0acc0395ffbba05c57f9f53e2f8febad91ebf53622960b3df79cce67461d1257275f8787c1ca8f5b63fbdf4a4b95cf71cd60c6851cc814e302c1811c28162260a1123f8c1ff2d49c22e7020a80175dc632674de465de0b8a2441a1631339aff0d499105fc4938c629088da4ad733b5bf61b2c0d2ab80a550b3a8f1e752ef780fd024eb326b25d2c18ea9f202e1664e07c06b6ab05dec3d8517dc05c32f6dc22b29060cc502027328eb25a2d181404630beb0f83ec6b2c1efe5ef8fc1c018c8be4989e2040b4604ecb0af21dbd2c4371dceff561fbb2ff386e1bd0e0ed0b2b979e7a6a32c91d0955c40062090333275307413009487c8388de3c129a1a126483b09e48628818b112dd754bd6d8512a4498c7d7b4618e3cbebcbef719d624b65d1314302ca5a326a298a6934bb52aaa96381a85f88192fbca54fa7215a8fe3bc54a45c3f01237b8fbad37004585262a04a148398831c72645ec460f1671954434f1c5433f1565acf0325c87f9f4d2a3c7eddbdb5776d4a27c9248e7869d126be28235356a47b629398f1d1c74c93ee7c86b8b75de5c9b79251ba50ee215246700c7bd51c83bc338ee36efc962b9a3390a2390758c854530998664f61923a962443f4e6eb909277cfa52da5a940b889b702f697da8736bbfbcffab9f9d77c0e5004949c7867d7a3d9eedb6011766b85463fa10237196a314b3cbc2c2808773aad5c1b9075c1f3c6bcd33c9d1e6039b8fcd1d5b029b48eaf007494e6ec598b1923951c9b13f08a0ef46b19a8bcbaa6a2ce7e24dea8a1e2ab01454518d3a45049438d47d7743016d4868a590b3b8ea7149ed1a43f2960cdea282f7ebcbdf4d395a9535c36b7bb738a59f5b6f4746cd9fa37d7c8f0a29316a2cd5be02fa644921591491b863b8579f4c7cdd8e58a0e4f93a38aabe41c1783ed4c459c6f32af35d2adafa300f9cf2f1db5010072ff86dc79583a2fbda5f720f8d580d7287d6a920a6dca14ddef7593477d0480b5b89139afbbd6f3d613d2d993f4cc422cb54386964cee60f2ba673736efa9a219771e2387b73d3cb6d38414dd38df371bdfb775ef6396ec9d402e2cd938c6a484d705b34cc8de8cb6251ad220b43d28e720b52ee39a5315f2141a4e31eb5206bc7219d7977a149c80d63d6d1f7ab8494e11898e9caf04a3a87f90f3d2f714b8ad0d2a2a5e0ab6f5d0297f9b01439f2a134c1ad320f402bc5a29a38ce3d24c5f6e5402cfebea923a3b38635fc7ee040f7072589983800cdfd8b02ff721c230bc430c976fbc051a783ba6b8eeeda82b9c68f6df2b4df6d6b38735d6c8c4e557a34e2c61f154a7e8bfcdc3ca1f30a1d072e93c876fdf2f08e18628e6540b7048d39e6838558e94848f0255f155786910b63cee6a2261473ccbb349722a13465f57c09c37c907d40c758ea00142f47606d1c81ff998dd9d372d78a3e0fadee8c4be097f5e171ff716842a1597c2889c53a7403bc7d7df18a6902e2fb5e3c0239d087342d1dda06a6fa657da865c4c423911be5c22c8486615987830c2b1ce79b7ca86bc1c8874da5185704e8da8f55a944497639361c0df6e5e3b059e0d81cf97e58ffd91efe79dcaf4f3df086854ec041697c794e0471b1d1d52d258c658bd2f0b59e638a53f6b1973b12822f032231c3c94bd9618d44c4a970e479e47397af76214c84536e8c441585598ebb38526b315b08ddbcac7f2dfaea0dd92e6ef19ea76cd106e740e1c2b9746454f7b9421d1955988a766434bf4b88e9e20fac9cc3c98739fbc41c9bd7307d5fcf948fbfd7f3daae9ef787d6a6e639d487f8f14cae313e093acca43d082dfc8f9aa5c8e56f4f4bc8cf91097b90576a7fa16933b25d2b21d70ac0582b9cc6983a661c61719beb98710658c20eef1a0edd6e746adda2fa3424b1cd0ddf2253e290786206b9631ad2347c5288a721cd480af1fdf9b299a4c35ed5fd35a1f6acf84be01a3f27c8760595800b74589c1626958e417a38c78258b1d4b9031ddbe9b033217548a04fc7984b385958229fb7e241c5dc5741252ca0f944c8e5fb40b154bd11f9f33f59ea6604');
INSERT INTO public.chat VALUES (1, 'm6faJGczlDTJ5w31IkpsZQ', 'anne-id', 'Anne', 'Well played – ’t was mooi!', 1794811647.9391725);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 0, '* start 2', NULL, 1794811643.5255127);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 1, '* card fireman 2', NULL, 1794811643.5255127);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 2, '* card trader rubber', NULL, 1794811643.5255127);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 3, '* card trader cloth', NULL, 1794811643.5255127);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 4, '2 bid 1', 'anne-id', 1794811643.5916147);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 5, '1 bid 3', 'anne-id', 1794811643.6165023);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 6, '2 bid 2', 'anne-id', 1794811643.6462023);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 7, '1 bid 3', 'anne-id', 1794811643.6555805);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 8, '2 bid 1', 'anne-id', 1794811643.6604192);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 9, '1 bid 2', 'anne-id', 1794811643.665976);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 10, '2 pass', 'anne-id', 1794811643.6798244);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 11, '2 pass', 'anne-id', 1794811643.6955955);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 12, '2 buy', 'anne-id', 1794811643.7068942);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 13, '1 pass', 'anne-id', 1794811643.7155888);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 14, '1 pass', 'anne-id', 1794811643.7223763);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 15, '* card warehouse', NULL, 1794811643.7223763);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 16, '* card trader spices', NULL, 1794811643.7223763);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 17, '* card contract coffee spices rubber cloth', NULL, 1794811643.7223763);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 18, '1 bid 3', 'anne-id', 1794811643.728663);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 19, '2 bid 3', 'anne-id', 1794811643.7393448);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 20, '1 bid 1', 'anne-id', 1794811643.7435164);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 21, '2 bid 3', 'anne-id', 1794811643.7495317);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 22, '1 bid 2', 'anne-id', 1794811643.760613);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 23, '2 bid 2', 'anne-id', 1794811643.764849);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 24, '1 buy', 'anne-id', 1794811643.7728348);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 25, '1 pass', 'anne-id', 1794811643.786416);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 26, '2 buy', 'anne-id', 1794811643.7991168);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 27, '1 pass', 'anne-id', 1794811643.8130035);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 28, '2 buy', 'anne-id', 1794811643.8304448);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 29, '* card contract coffee tea rubber', NULL, 1794811643.8304448);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 30, '* card office', NULL, 1794811643.8304448);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 31, '* card trader coffee', NULL, 1794811643.8304448);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 32, '2 bid 2', 'anne-id', 1794811643.8524876);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 33, '1 bid 3', 'anne-id', 1794811643.868496);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 34, '2 bid 1', 'anne-id', 1794811643.8847473);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 35, '1 bid 3', 'anne-id', 1794811643.8938046);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 36, '2 bid 1', 'anne-id', 1794811643.9207163);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 37, '1 bid 3', 'anne-id', 1794811643.9307773);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 38, '2 buy', 'anne-id', 1794811643.9416506);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 39, '1 pass', 'anne-id', 1794811643.9586887);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 40, '1 pass', 'anne-id', 1794811643.9671507);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 41, '1 buy', 'anne-id', 1794811643.980852);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 42, '* card trader tea', NULL, 1794811643.980852);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 43, '* card contract coffee spices', NULL, 1794811643.980852);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 44, '* card fireman 1', NULL, 1794811643.980852);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 45, '1 bid 2', 'anne-id', 1794811643.9873767);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 46, '2 bid 1', 'anne-id', 1794811643.9994063);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 47, '1 bid 3', 'anne-id', 1794811644.010863);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 48, '2 bid 3', 'anne-id', 1794811644.0227325);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 49, '1 bid 3', 'anne-id', 1794811644.0274622);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 50, '2 bid 1', 'anne-id', 1794811644.035302);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 51, '2 pass', 'anne-id', 1794811644.0428872);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 52, '1 pass', 'anne-id', 1794811644.0490088);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 53, '1 buy', 'anne-id', 1794811644.0545568);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 54, '* card ship coffee rubber cloth', NULL, 1794811644.0545568);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 55, '* card contract tea spices', NULL, 1794811644.0545568);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 56, '* card ship coffee spices rubber', NULL, 1794811644.0545568);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 57, '2 bid 2', 'anne-id', 1794811644.0613828);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 58, '1 bid 3', 'anne-id', 1794811644.06935);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 59, '2 bid 3', 'anne-id', 1794811644.0745616);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 60, '1 bid 3', 'anne-id', 1794811644.0819578);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 61, '2 bid 2', 'anne-id', 1794811644.0966082);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 62, '1 bid 2', 'anne-id', 1794811644.101009);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 63, '2 pass', 'anne-id', 1794811644.1052713);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 64, '2 pass', 'anne-id', 1794811644.1093783);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 65, '1 pass', 'anne-id', 1794811644.113687);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 66, '1 pass', 'anne-id', 1794811644.1178083);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 67, '2 pass', 'anne-id', 1794811644.1242058);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 68, '1 buy', 'anne-id', 1794811644.1340678);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 69, '1 house coffee', 'anne-id', 1794811644.1461399);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 70, '1 swap coffee spices rubber for rubber', 'anne-id', 1794811644.1578305);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 71, '1 warehouse rubber', 'anne-id', 1794811644.1804864);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 72, '* card ship coffee tea rubber', NULL, 1794811644.1804864);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 73, '* card fireman 1', NULL, 1794811644.1804864);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 74, '* card contract coffee spices cloth', NULL, 1794811644.1804864);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 75, '1 bid 1', 'anne-id', 1794811644.1924577);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 76, '2 bid 3', 'anne-id', 1794811644.2093499);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 77, '1 bid 1', 'anne-id', 1794811644.229232);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 78, '2 bid 3', 'anne-id', 1794811644.242016);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 79, '1 bid 1', 'anne-id', 1794811644.26018);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 80, '2 bid 1', 'anne-id', 1794811644.2860198);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 81, '1 pass', 'anne-id', 1794811644.3192387);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 82, '1 pass', 'anne-id', 1794811644.3448575);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 83, '1 buy', 'anne-id', 1794811644.3703275);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 84, '2 pass', 'anne-id', 1794811644.3839695);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 85, '2 pass', 'anne-id', 1794811644.3964887);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 86, '1 swap coffee tea rubber for cloth', 'anne-id', 1794811644.422993);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 87, '1 warehouse cloth', 'anne-id', 1794811644.4284065);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 88, '1 sell rubber cloth', 'anne-id', 1794811644.4454277);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 89, '* card contract coffee tea rubber cloth', NULL, 1794811644.4454277);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 90, '* card ship coffee tea cloth', NULL, 1794811644.4454277);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 91, '* card office', NULL, 1794811644.4454277);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 92, '2 bid 1', 'anne-id', 1794811644.4624856);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 93, '1 bid 2', 'anne-id', 1794811644.4925253);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 94, '2 bid 3', 'anne-id', 1794811644.5109673);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 95, '1 bid 2', 'anne-id', 1794811644.517813);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 96, '2 bid 3', 'anne-id', 1794811644.522479);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 97, '1 bid 2', 'anne-id', 1794811644.5355573);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 98, '2 buy', 'anne-id', 1794811644.5453882);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 99, '1 pass', 'anne-id', 1794811644.5516798);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 100, '1 buy', 'anne-id', 1794811644.5611694);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 101, '2 buy', 'anne-id', 1794811644.5733986);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 102, '1 swap coffee tea cloth for tea', 'anne-id', 1794811644.58734);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 103, '1 done', 'anne-id', 1794811644.595801);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 104, '* card fireman 2', NULL, 1794811644.595801);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 105, '* card fireman 3', NULL, 1794811644.595801);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 106, '* card ship spices rubber rubber', NULL, 1794811644.595801);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 107, '1 bid 2', 'anne-id', 1794811644.6134346);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 108, '2 bid 1', 'anne-id', 1794811644.6234293);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 109, '1 bid 2', 'anne-id', 1794811644.6320302);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 110, '2 bid 3', 'anne-id', 1794811644.6386263);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 111, '1 bid 3', 'anne-id', 1794811644.6508536);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 112, '2 bid 1', 'anne-id', 1794811644.6572204);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 113, '2 buy', 'anne-id', 1794811644.6660218);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 114, '1 buy', 'anne-id', 1794811644.6840289);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 115, '2 buy', 'anne-id', 1794811644.6954029);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 116, '2 done', 'anne-id', 1794811644.7057805);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 117, '* card fire 1', NULL, 1794811644.7057805);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 118, '* card ship tea tea cloth', NULL, 1794811644.7057805);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 119, '* card contract coffee tea spices rubber', NULL, 1794811644.7057805);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 120, '* card contract tea rubber cloth', NULL, 1794811644.7057805);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 121, '2 bid 2', 'anne-id', 1794811644.7133217);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 122, '1 bid 2', 'anne-id', 1794811644.7389915);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 123, '2 bid 1', 'anne-id', 1794811644.7442174);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 124, '1 bid 1', 'anne-id', 1794811644.7506933);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 125, '2 bid 3', 'anne-id', 1794811644.7692606);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 126, '1 bid 2', 'anne-id', 1794811644.7748504);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 127, '2 pass', 'anne-id', 1794811644.7798963);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 128, '1 buy', 'anne-id', 1794811644.8269901);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 129, '1 buy', 'anne-id', 1794811644.8395572);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 130, '2 pass', 'anne-id', 1794811644.8440337);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 131, '1 done', 'anne-id', 1794811644.851755);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 132, '* card ship spices rubber cloth', NULL, 1794811644.851755);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 133, '* card ship coffee spices rubber', NULL, 1794811644.851755);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 134, '* card fireman 5', NULL, 1794811644.851755);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 135, '1 bid 2', 'anne-id', 1794811644.8593187);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 136, '2 bid 2', 'anne-id', 1794811644.8645096);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 137, '1 bid 1', 'anne-id', 1794811644.872897);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 138, '2 bid 2', 'anne-id', 1794811644.882653);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 139, '1 bid 3', 'anne-id', 1794811644.9267852);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 140, '2 bid 3', 'anne-id', 1794811644.9317534);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 141, '1 pass', 'anne-id', 1794811644.9362128);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 142, '2 buy', 'anne-id', 1794811644.967533);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 143, '2 pass', 'anne-id', 1794811644.973167);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 144, '2 house coffee', 'anne-id', 1794811644.9964778);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 145, '2 deliver coffee 3', 'anne-id', 1794811645.0046222);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 146, '2 trade spices', 'anne-id', 1794811645.0173216);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 147, '2 deliver rubber 3', 'anne-id', 1794811645.0262403);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 148, '* card contract tea spices cloth', NULL, 1794811645.0262403);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 149, '* card bank', NULL, 1794811645.0262403);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 150, '* card fire 2', NULL, 1794811645.0262403);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 151, '* card fireman 4', NULL, 1794811645.0262403);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 152, '2 bid 2', 'anne-id', 1794811645.0417292);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 153, '1 bid 1', 'anne-id', 1794811645.0691183);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 154, '2 bid 1', 'anne-id', 1794811645.0816884);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 155, '1 bid 2', 'anne-id', 1794811645.096959);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 156, '2 bid 1', 'anne-id', 1794811645.1094103);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 157, '1 bid 2', 'anne-id', 1794811645.1268916);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 158, '1 pass', 'anne-id', 1794811645.144979);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 159, '2 pass', 'anne-id', 1794811645.1526315);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 160, '2 buy', 'anne-id', 1794811645.1619222);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 161, '2 pass', 'anne-id', 1794811645.176841);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 162, '1 buy', 'anne-id', 1794811645.1862326);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 163, '* card ship spices spices spices', NULL, 1794811645.1862326);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 164, '* card contract rubber cloth', NULL, 1794811645.1862326);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 165, '* card ship coffee rubber cloth', NULL, 1794811645.1862326);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 166, '1 bid 3', 'anne-id', 1794811645.2087588);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 167, '2 bid 3', 'anne-id', 1794811645.2207325);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 168, '1 bid 3', 'anne-id', 1794811645.2310047);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 169, '2 bid 1', 'anne-id', 1794811645.2376797);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 170, '1 bid 3', 'anne-id', 1794811645.2505994);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 171, '2 bid 3', 'anne-id', 1794811645.2583716);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 172, '2 pass', 'anne-id', 1794811645.2806087);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 173, '2 buy', 'anne-id', 1794811645.2869072);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 174, '2 house rubber', 'anne-id', 1794811645.2990787);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 175, '2 deliver cloth 3', 'anne-id', 1794811645.3093646);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 176, '2 deliver rubber 2', 'anne-id', 1794811645.3185403);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 177, '2 house coffee', 'anne-id', 1794811645.327045);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 178, '2 done', 'anne-id', 1794811645.3538039);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 179, '* card fire 3', NULL, 1794811645.3538039);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 180, '* card harbour', NULL, 1794811645.3538039);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 181, '* card fireman 4', NULL, 1794811645.3538039);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 182, '* card chamber', NULL, 1794811645.3538039);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 183, '2 bid 3', 'anne-id', 1794811645.3635988);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 184, '1 bid 3', 'anne-id', 1794811645.3685918);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 185, '2 bid 1', 'anne-id', 1794811645.3739674);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 186, '1 bid 3', 'anne-id', 1794811645.3792102);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 187, '2 bid 1', 'anne-id', 1794811645.3899868);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 188, '1 bid 1', 'anne-id', 1794811645.4068196);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 189, '1 buy', 'anne-id', 1794811645.4271975);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 190, '1 pass', 'anne-id', 1794811645.4326103);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 191, '1 buy', 'anne-id', 1794811645.4389863);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 192, '2 done', 'anne-id', 1794811645.4445865);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 193, '* card fireman 3', NULL, 1794811645.4445865);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 194, '* card prayer_boat', NULL, 1794811645.4445865);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 195, '* card church', NULL, 1794811645.4445865);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 196, '1 bid 3', 'anne-id', 1794811645.4540741);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 197, '2 bid 2', 'anne-id', 1794811645.461411);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 198, '1 bid 2', 'anne-id', 1794811645.472808);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 199, '2 bid 2', 'anne-id', 1794811645.491128);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 200, '1 bid 1', 'anne-id', 1794811645.497366);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 201, '2 bid 3', 'anne-id', 1794811645.5054862);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 202, '1 pass', 'anne-id', 1794811645.5126114);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 203, '2 buy', 'anne-id', 1794811645.5256326);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 204, '1 buy', 'anne-id', 1794811645.5340436);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 205, '2 deliver coffee 2', 'anne-id', 1794811645.5446048);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 206, '* card ship tea rubber cloth', NULL, 1794811645.5446048);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 207, '* card ship tea tea cloth', NULL, 1794811645.5446048);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 208, '* card ship coffee cloth cloth', NULL, 1794811645.5446048);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 209, '2 bid 1', 'anne-id', 1794811645.5545945);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 210, '1 bid 3', 'anne-id', 1794811645.581624);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 211, '2 bid 2', 'anne-id', 1794811645.5897577);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 212, '1 bid 2', 'anne-id', 1794811645.5956342);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 213, '2 bid 3', 'anne-id', 1794811645.6047046);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 214, '1 bid 2', 'anne-id', 1794811645.6095467);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 215, '2 buy', 'anne-id', 1794811645.6154566);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 216, '1 pass', 'anne-id', 1794811645.6245465);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 217, '1 buy', 'anne-id', 1794811645.6305094);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 218, '1 buy', 'anne-id', 1794811645.64149);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 219, '2 deliver tea 4', 'anne-id', 1794811645.6467447);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 220, '2 deliver rubber 1', 'anne-id', 1794811645.6515126);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 221, '2 deliver cloth 1', 'anne-id', 1794811645.6618779);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 222, '1 swap coffee tea tea for tea', 'anne-id', 1794811645.667459);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 223, '1 warehouse tea', 'anne-id', 1794811645.6797652);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 224, '1 done', 'anne-id', 1794811645.6891656);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 225, '* card office', NULL, 1794811645.6891656);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 226, '* card ship coffee spices spices', NULL, 1794811645.6891656);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 227, '* card ship coffee tea tea', NULL, 1794811645.6891656);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 228, '1 bid 1', 'anne-id', 1794811645.700751);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 229, '2 bid 2', 'anne-id', 1794811645.705376);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 230, '1 bid 1', 'anne-id', 1794811645.7114885);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 231, '2 bid 1', 'anne-id', 1794811645.715735);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 232, '1 bid 2', 'anne-id', 1794811645.7199721);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 233, '2 bid 3', 'anne-id', 1794811645.7243354);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 234, '1 buy', 'anne-id', 1794811645.771396);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 235, '1 pass', 'anne-id', 1794811645.7839248);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 236, '2 pass', 'anne-id', 1794811645.7900302);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 237, '1 done', 'anne-id', 1794811645.7945428);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 238, '* card office', NULL, 1794811645.7945428);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 239, '* card fireman 5', NULL, 1794811645.7945428);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 240, '2 bid 1', 'anne-id', 1794811645.7987287);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 241, '1 bid 2', 'anne-id', 1794811645.8052058);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 242, '2 bid 1', 'anne-id', 1794811645.8153512);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 243, '1 bid 2', 'anne-id', 1794811645.8217);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 244, '2 bid 2', 'anne-id', 1794811645.8272467);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 245, '1 bid 1', 'anne-id', 1794811645.83651);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 246, '2 pass', 'anne-id', 1794811645.8423812);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 247, '2 buy', 'anne-id', 1794811645.857009);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 248, '1 buy', 'anne-id', 1794811645.865967);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 249, '1 deliver tea 1', 'anne-id', 1794811645.8770483);
INSERT INTO public.lines VALUES ('m6faJGczlDTJ5w31IkpsZQ', 250, '* card fire 4', NULL, 1794811645.8770483);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 0, '* start 3', NULL, 1794811647.9774585);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 1, '* card contract coffee spices rubber cloth', NULL, 1794811647.9774585);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 2, '* card office', NULL, 1794811647.9774585);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 3, '* card trader cloth', NULL, 1794811647.9774585);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 4, '* card trader spices', NULL, 1794811647.9774585);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 5, '3 bid 1', 'anne-id', 1794811647.9945297);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 6, '1 bid 1', 'anne-id', 1794811648.0096912);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 7, '2 bid 3', 'anne-id', 1794811648.0202749);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 8, '3 bid 2', 'anne-id', 1794811648.0319362);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 9, '1 bid 4', 'anne-id', 1794811648.040984);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 10, '2 bid 2', 'anne-id', 1794811648.0476599);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 11, '3 bid 4', 'anne-id', 1794811648.0581865);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 12, '1 bid 2', 'anne-id', 1794811648.0666506);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 13, '2 bid 1', 'anne-id', 1794811648.0805197);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 14, '3 buy', 'anne-id', 1794811648.0882885);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 15, '2 buy', 'anne-id', 1794811648.1041515);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 16, '2 pass', 'anne-id', 1794811648.1155057);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 17, '1 buy', 'anne-id', 1794811648.1249018);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 18, '* card fireman 1', NULL, 1794811648.1249018);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 19, '* card contract coffee spices', NULL, 1794811648.1249018);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 20, '* card contract coffee tea rubber', NULL, 1794811648.1249018);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 21, '* card fireman 2', NULL, 1794811648.1249018);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 22, '1 bid 1', 'anne-id', 1794811648.1315358);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 23, '2 bid 1', 'anne-id', 1794811648.1432707);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 24, '3 bid 1', 'anne-id', 1794811648.1560023);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 25, '1 bid 2', 'anne-id', 1794811648.16047);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 26, '2 bid 4', 'anne-id', 1794811648.1716464);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 27, '3 bid 2', 'anne-id', 1794811648.1764176);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 28, '1 bid 1', 'anne-id', 1794811648.1809938);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 29, '2 bid 1', 'anne-id', 1794811648.1852834);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 30, '3 bid 2', 'anne-id', 1794811648.1964679);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 31, '2 pass', 'anne-id', 1794811648.225655);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 32, '3 buy', 'anne-id', 1794811648.2384255);
INSERT INTO public.lines VALUES ('72J0XMkB7RKFSIp9Al61qQ', 33, '1 buy', 'anne-id', 1794811648.2644613);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 0, '* resources 1 leather linen fur fur', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 1, '* resources 2 leather iron wood fur', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 2, '* resources 3 iron iron iron linen', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 3, '* good 1 2', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 4, '* good 2 4', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 5, '* good 3 4', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 6, '* ship 1 6', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 7, '* ship 2 13', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 8, '* ship 3 1', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 9, '* ship 4 9', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 10, '* relic 1 bergen 9', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 11, '* relic 2 nowgorod 5', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 12, '* relic 3 brugge 14', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 13, '* relic 4 london 5', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 14, '* relic 5 nowgorod 5', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 15, '* relic 6 bergen shrine', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 16, '* relic 7 bergen 9', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 17, '* relic 8 nowgorod 15', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 18, '* relic 9 bergen 5', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 19, '* relic 10 bergen 14', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 20, '* week 5', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 21, '* booth 1 wood linen fur', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 22, '* booth 2 leather leather iron linen fur fur', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 23, '* booth 3 leather iron wood', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 24, '* booth 4 leather wood wood linen fur fur', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 25, '* booth 5 leather iron iron iron', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 26, '* booth 6 wood linen fur', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 27, '* booth 7 linen linen', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 28, '* edicts recall_thursday painter two_relics', NULL, 1794811648.270522);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 29, '1 card 3', 'anne-id', 1794811648.3048677);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 30, '2 card 4', 'anne-id', 1794811648.33778);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 31, '3 card 4', 'anne-id', 1794811648.375955);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 32, '* tiebreak 2 6', NULL, 1794811648.375955);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 33, '* tiebreak 3 1', NULL, 1794811648.375955);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 34, '2 booth 5', 'anne-id', 1794811648.392479);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 35, '3 pass', 'anne-id', 1794811648.4174037);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 36, '1 booth 1', 'anne-id', 1794811648.4367142);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 37, '2 booth 6', 'anne-id', 1794811648.4537303);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 38, '1 pass', 'anne-id', 1794811648.4584134);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 39, '2 pass', 'anne-id', 1794811648.4639144);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 40, '1 yes', 'anne-id', 1794811648.4695575);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 41, '2 yes', 'anne-id', 1794811648.4773057);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 42, '3 yes', 'anne-id', 1794811648.4947193);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 43, '2 order saddle', 'anne-id', 1794811648.4998262);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 44, '1 order clothing', 'anne-id', 1794811648.5119448);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 45, '2 order painting', 'anne-id', 1794811648.5294795);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 46, '1 order painting', 'anne-id', 1794811648.5431054);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 47, '2 order footwear', 'anne-id', 1794811648.5555139);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 48, '1 order footwear', 'anne-id', 1794811648.5674782);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 49, '2 pass', 'anne-id', 1794811648.5778606);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 50, '* dice 4 3 1 4 1 6', NULL, 1794811648.5778606);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 51, '1 no', 'anne-id', 1794811648.583157);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 52, '2 yes', 'anne-id', 1794811648.5901742);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 53, '3 no', 'anne-id', 1794811648.5993943);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 54, '2 load 1.3', 'anne-id', 1794811648.611464);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 55, '1 pass', 'anne-id', 1794811648.6206381);
INSERT INTO public.lines VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 56, '1 yes', 'anne-id', 1794811648.6250257);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 0, '* start 1', NULL, 1794811648.629374);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 1, '1 good paderborn.salt', 'anne-id', 1794811648.6462214);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 2, '1 carriage paderborn-corbach', 'anne-id', 1794811648.6629949);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 3, '2 good paderborn.salt', 'anne-id', 1794811648.6853952);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 4, '2 carriage paderborn-corbach', 'anne-id', 1794811648.7004888);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 5, '3 good essen.iron', 'anne-id', 1794811648.7224164);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 6, '3 carriage essen-dortmund', 'anne-id', 1794811648.7272053);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 7, '1 good moenster.beer', 'anne-id', 1794811648.7333581);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 8, '1 carriage moenster-builefeld', 'anne-id', 1794811648.777249);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 9, '2 good soest.salt', 'anne-id', 1794811648.786581);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 10, '2 carriage dortmund-soest', 'anne-id', 1794811648.8089027);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 11, '3 good duisburg.beer', 'anne-id', 1794811648.8147583);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 12, '3 carriage duisburg-hagen', 'anne-id', 1794811648.825332);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 13, '1 good paderborn.salt', 'anne-id', 1794811648.8307645);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 14, '1 carriage builefeld-paderborn', 'anne-id', 1794811648.8362322);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 15, '2 good soest.iron', 'anne-id', 1794811648.8579478);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 16, '2 carriage dortmund-soest', 'anne-id', 1794811648.8696342);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 17, '3 good duisburg.salt', 'anne-id', 1794811648.9074492);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 18, '3 carriage duisburg-hagen', 'anne-id', 1794811648.9166644);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 19, '* card builefeld.iron 3 duisburg.beer 5 dortmund.iron 4 corbach.salt 4', NULL, 1794811648.9166644);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 20, '1 next', 'anne-id', 1794811648.9273722);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 21, '1 dump moenster.beer', 'anne-id', 1794811648.9406164);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 22, '2 next', 'anne-id', 1794811648.9492111);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 23, '2 next', 'anne-id', 1794811648.957627);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 24, '2 dump paderborn.salt', 'anne-id', 1794811648.963583);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 25, '3 next', 'anne-id', 1794811649.1086428);
INSERT INTO public.lines VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 26, '3 sell essen.iron', 'anne-id', 1794811649.265078);
INSERT INTO public.seats VALUES ('m6faJGczlDTJ5w31IkpsZQ', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('m6faJGczlDTJ5w31IkpsZQ', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('ZGnyxGkoJdUjpvh7A2SpQw', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('ZGnyxGkoJdUjpvh7A2SpQw', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('72J0XMkB7RKFSIp9Al61qQ', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('72J0XMkB7RKFSIp9Al61qQ', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('72J0XMkB7RKFSIp9Al61qQ', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('TcyA4QqiTA7kQn26rkwXrA', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('TcyA4QqiTA7kQn26rkwXrA', 2, 'open', NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.tables VALUES ('ZGnyxGkoJdUjpvh7A2SpQw', 'speicherstadt', 2, '', 1, '2c110bbfa16ff5e3a20e3c53c37a6af6c446f803743c0f688e2b21dcba3def6c', 0, 'over', 184, 184, 238, 238, NULL, false, 'anne-id', NULL, 1794811643.5574903, 1794811647.9275656, 180, false, false, false, '15* -5', 0, 0, 'bot', NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('m6faJGczlDTJ5w31IkpsZQ', 'speicherstadt', 2, '', 1, 'f40dc359dab37440e7214ed985bddc8214842c8df02efcfa6d1a4ff27b9534eb', 0, 'over', 197, 198, 251, 251, NULL, false, 'anne-id', NULL, 1794811643.5255127, 1794811647.9440987, 180, false, false, false, '26* 0', 0, 0, 'bot', NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('72J0XMkB7RKFSIp9Al61qQ', 'speicherstadt', 3, '', 1, '086b5f3d7d58d6bff83f3cb58ffd753b2ec8d332816398dd1a59e7a5331ad5c2', 0, 'running', 26, 26, 34, 33, 2, false, 'anne-id', NULL, 1794811647.9774585, 1794811648.2644613, 180, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('rkuBJ0i0NbCAvIAJCA0nKw', 'colonia', 3, '', 1, '986b0b848f69acd043b7fa8053b4ebabfe54cf4e47fcf3ead1eb28d1d1679723', 0, 'running', 26, 26, 57, 55, 2, false, 'anne-id', NULL, 1794811648.270522, 1794811648.6250257, 180, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('7Nm49eX3MGTFGw7wz5F7tA', 'hellweg', 3, '', 2, 'c02583b71ab3fc9ad42753e6a67d263ccfb0d8ca4f29bddcf8dbca58b670e29a', 0, 'running', 26, 26, 27, 25, 1, false, 'anne-id', NULL, 1794811648.629374, 1794811649.265078, 180, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('TcyA4QqiTA7kQn26rkwXrA', 'speicherstadt', 2, '', 1, '991ca1a5888b7a534bbe641bca7ff958fd87ef58a5cce59e354cf41a869669a9', 0, 'open', 1, 1, 0, 0, NULL, true, 'anne-id', NULL, 1794811649.2764866, 1794811649.2764866, 180, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL);
INSERT INTO public.users VALUES ('anne-id', 'Anne', 1794811643.5085855, 0, '{}');
SELECT pg_catalog.setval('public.bans_id_seq', 1, false);
SELECT pg_catalog.setval('public.chat_id_seq', 1, true);
SELECT pg_catalog.setval('public.reports_id_seq', 1, false);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkey PRIMARY KEY (version_num);
ALTER TABLE ONLY public.archive
    ADD CONSTRAINT archive_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.bans
    ADD CONSTRAINT bans_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kept_out
    ADD CONSTRAINT kept_out_pkey PRIMARY KEY (table_id, user_id);
ALTER TABLE ONLY public.lines
    ADD CONSTRAINT lines_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_pkey PRIMARY KEY (table_id, user_id, server);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
CREATE INDEX chat_by_table ON public.chat USING btree (table_id, id);
CREATE INDEX devices_by_user ON public.devices USING btree (user_id);
CREATE INDEX reports_by_settled ON public.reports USING btree (settled, at);
CREATE INDEX seats_by_user ON public.seats USING btree (user_id);
CREATE INDEX seats_by_wanted ON public.seats USING btree (wanted_at);
CREATE INDEX tables_by_due ON public.tables USING btree (due);
CREATE INDEX tables_by_status ON public.tables USING btree (status, changed);
CREATE INDEX tickets_by_user ON public.tickets USING btree (user_id);
ALTER TABLE ONLY public.archive
    ADD CONSTRAINT archive_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.kept_out
    ADD CONSTRAINT kept_out_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.lines
    ADD CONSTRAINT lines_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
