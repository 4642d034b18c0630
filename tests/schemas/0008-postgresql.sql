CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.archive (
    table_id character varying(32) NOT NULL,
    packed bytea NOT NULL
);
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
CREATE TABLE public.seats (
    table_id character varying(32) NOT NULL,
    seat integer NOT NULL,
    kind character varying(8) NOT NULL,
    user_id character varying(32),
    name character varying(40) NOT NULL,
    level character varying(16),
    wanted_level character varying(16),
    wanted_by character varying(40),
    wanted_at double precision
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
    result character varying(100)
);
CREATE TABLE public.users (
    id character varying(32) NOT NULL,
    name character varying(40) NOT NULL,
    created double precision NOT NULL,
    epoch integer DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.chat ALTER COLUMN id SET DEFAULT nextval('public.chat_id_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0008');
INSERT INTO public.archive VALUES ('TmPzpmXCPaTfbFUJ0j0Idg', '\x78da9d5adb6e1b390cfd15238f8bae218aa4487e4b512c9cc445824d93c24eb6e8df2fc7f64c7c9144edbeb47938e4688687e421e5af5feffe58eddf37bbf755befbf2faf1f2f205c448532aa26bb22248f6edcb847ad8ec1e57efbbcde376b77a78797b7f1ac13fbcbdbac9c3bbfff1fdfb76bbdaff7c7ed8ee472cbf3fefb63f36af2be882f3eafef97185775fee36afafdb3f9f1fef16a0d23a436698607080e516aca828eaa73f680009b20196d82365480971c0232511cb031ec9a850397afcb9d9ef5b3866c59c635c11c8747a700fa7861ca34c4b8c62c8d9e6efdcc5998261857607125d11a26ae04027da08f2d766b77d7afbd8f7c1fde030a2d11c9c2e903cd8c69f1e5bcc6546cb6980405cc88065e08c9235711e38a32226e5384a562cc3fce48fdf0d9840c9c75ced72c33fb46aae949addc7fdfd76771b9ca641b5c4540deac5e9f4c46a8dbb74d32f3ecac84203b1564712c50e0dbcac98c50ead2432c3018f4a74e22d745966262445fbb1e6754a2c5e5602ea380e30659cbf61db1d2801612762efdb4d832035eb1341dc68043d37a0dc05f722e140673f294549c76b40ef5461ab721c25249428b40e642a18d7050716298614551a074a012208830b6aa91046c1f5eaa614322a7bf5d063c7bda6c014fb7aaed7cc5a72a20bce5d703fa239839ed21abadf35237a63b7018fa4823ce0b050a2f34adfe248f640c192d51d8f98c0f54cd4e01de730a428a698532e202191307bc94921919032f180b73275690d35420d39f1a1c69c5b64a3a5547b49cd7efff4fcf33fdbf6131cc5b584c56c4055733a0c383441c181a2e6b5aae43c9002845e0b08e333127b3d250989e8f99452968889a42e49b184dc21176d24111139254fbc23ea71fbf2fccf22469a2fcedea8716e98b3cd29fc6d1b5be2f9f8f6ba6dc15c9b01db35b73e3b66b371de5ab6db6e8b9d9da79f3e49ab749f59f6fb114f6553061280d9e73b1c60172b809dd7c316b0002bb3c41950b2385d293e63f197c91a33d1d584268d155611971339470950ccb8a41231dbc59fe8fcd4c3b074145175b007e6e471bf7d79b98e77dd46c0c5ed69e638c8b4de03d4381fbb51835b0d52c686ad94b8b59c250276c17d1a2964ce1af352cd477518e8d386de0a99638f3e2148111cf0588a731862a67b4f3008ebb259e653ceb6f956a639c29689a88d02822432421a07bb1c9b8bf3392de788d78d28958b2276bf79fdfb3ae015d875a5adf2b16257d1b6b16daf4a3ace236da1682c6b0041308d1d0215ef59e1c6ca813c09db3ce091b5e43c7044c9e6d231a87d8e7321e3c223a28f377e44847e897498265e74d691655dce2090a47492514b4b9f82d8fc52680438ef99fae5b5b8042a45675135fb9ff8820d034628c7d4bc2a5d7ccbaa269606b1b7235305382644ce0d7b75b4acfd8388c800d3bcf468b198baae1ebd3186bbb2b296c43c304139d0ff4984f111d5f3cb5f2722af66e7c022d6db3072a152a22dafe3b490dc34c68bcedd2a4475d3703f53315caa5fbf6a7edaf563a3a6ecea268e8d81d7011ca08f659fbf471cb24fd6ca030efd803a407013484661dbb44946418832624bd8a78e787705149985dcaf4d4527adbebfed7ac57072229ce7ddc6b1b2cd3bfc2a1ebca72ff2f6f0d0ca4ef6f0d85681741f90c5433a220b1c8c4ca2d8eac13d26d68c47c7f7ee83cf72a72b4b2f9cf418e940416f77617797754e90e309c87159395c593b4c8121853b0507daa49ac39d82787b455e96604df2a2d7080d1480acc90f47251aba1c578813d8192b4f21ba8c74980de4052943b9c886233baa70f6e6c2a0c1a4ef38702573d4b633959e363faa84b9859e3376feafced85bdba638b800f7e3e92fa8092466888b0117b21253984931418e393ced055070e08c853cfc23679424c021ef78baf24d12c10aa42c5a82e63de15c12ceeba9c36c7311cf96958fa8a79be7d9ea505c7b8c2c79dae7e98896ac8117dd77f1a4d8aebea8bd40f6235d10524a03919eae4c7c528c23ed8cc065f6ec03a77b401c38236b5eda5617e85d7ebedcebb1c23cba22217b24a793c8ee7151fc6d4f17597d6f585c3c6b8ce36998e3e8b1aef53217beda8f1ed8d34a7f03f53f6d6457e5e05c3e93e0f1797fbc266cc351d3b25fe95464a3e2ed91fe9730b8b57d78fad83d0c21c7a4f785659f6b569282729c0f269e627920c3ccb25a0a37a2ead2d12b54782de938d72be757d8d8c24d172661de388eb3248c56598ef3295c20589d3a4c2c09e6f0b1ae7c936a206c1c06ae58e69e702e45ced4eaa443da55dc7d08cdb7efd71b8ad6c703533ad692b66ca893ad62fbb4d9ddbf7d8c200f1b051c0456b7b1e758e8f22883085b98130ec4944c74c0a38f81863ae0d10b3a6919f0e8f3fc321ef53cfa1199928424c69cfd8c1ce3085cb96ac44ef4da9fe314432febac1ca58e4f822e6bf496eb17843bd2bdad74dc0f32d8bc040987503d6cd896fdfdd5a55ceb839314d17cfe1b829fbbcdefedeeaffbb7cdfb2d296fe1758d7381ccdd7ae97d499296b8b0bafa4c66231e0d8de39fbfe9ba243fe2f96f225afcf566ce34e49100976b870e938a8b032e1a31c93b0494eb1f78dc8e2d0bf0dbbfc0eb3878');
INSERT INTO public.chat VALUES (1, 'RHNDRFHQIsRq0XkL93K8_Q', 'anne-id', 'Anne', 'Well played – ’t was mooi!', 1794800688.7078784);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 0, '* start 2', NULL, 1794800678.4665403);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 1, '* card fireman 1', NULL, 1794800678.4665403);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 2, '* card trader rubber', NULL, 1794800678.4665403);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 3, '* card warehouse', NULL, 1794800678.4665403);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 4, '2 bid 2', 'anne-id', 1794800678.5288694);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 5, '1 bid 1', 'anne-id', 1794800678.5498664);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 6, '2 bid 3', 'anne-id', 1794800678.5660586);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 7, '1 bid 2', 'anne-id', 1794800678.5926368);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 8, '2 bid 2', 'anne-id', 1794800678.611725);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 9, '1 bid 2', 'anne-id', 1794800678.6247602);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 10, '1 pass', 'anne-id', 1794800678.6312125);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 11, '2 buy', 'anne-id', 1794800678.637347);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 12, '2 pass', 'anne-id', 1794800678.6536827);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 13, '* card fireman 2', NULL, 1794800678.6536827);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 14, '* card trader spices', NULL, 1794800678.6536827);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 15, '* card contract coffee spices', NULL, 1794800678.6536827);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 16, '1 bid 1', 'anne-id', 1794800678.6601987);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 17, '2 bid 1', 'anne-id', 1794800678.673418);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 18, '1 bid 1', 'anne-id', 1794800678.693772);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 19, '2 bid 2', 'anne-id', 1794800678.709645);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 20, '1 bid 3', 'anne-id', 1794800678.731888);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 21, '2 bid 3', 'anne-id', 1794800678.7493546);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 22, '1 buy', 'anne-id', 1794800678.7623363);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 23, '2 pass', 'anne-id', 1794800678.776069);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 24, '1 pass', 'anne-id', 1794800678.7992156);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 25, '2 pass', 'anne-id', 1794800678.8206105);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 26, '* card contract coffee tea rubber', NULL, 1794800678.8206105);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 27, '* card trader tea', NULL, 1794800678.8206105);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 28, '* card contract coffee spices rubber cloth', NULL, 1794800678.8206105);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 29, '2 bid 1', 'anne-id', 1794800678.8463795);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 30, '1 bid 2', 'anne-id', 1794800678.8621576);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 31, '2 bid 3', 'anne-id', 1794800678.9100654);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 32, '1 bid 2', 'anne-id', 1794800678.984567);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 33, '2 bid 2', 'anne-id', 1794800679.0050428);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 34, '1 bid 3', 'anne-id', 1794800679.0751);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 35, '2 buy', 'anne-id', 1794800679.0897658);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 36, '1 pass', 'anne-id', 1794800679.101052);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 37, '1 buy', 'anne-id', 1794800679.10727);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 38, '2 buy', 'anne-id', 1794800679.169525);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 39, '* card trader cloth', NULL, 1794800679.169525);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 40, '* card office', NULL, 1794800679.169525);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 41, '* card trader coffee', NULL, 1794800679.169525);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 42, '1 bid 3', 'anne-id', 1794800679.2335374);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 43, '2 bid 1', 'anne-id', 1794800679.2410707);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 44, '1 bid 3', 'anne-id', 1794800679.2505112);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 45, '2 bid 3', 'anne-id', 1794800679.2587848);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 46, '1 bid 1', 'anne-id', 1794800679.2665994);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 47, '2 bid 2', 'anne-id', 1794800679.2730725);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 48, '2 pass', 'anne-id', 1794800679.300766);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 49, '1 pass', 'anne-id', 1794800679.312308);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 50, '2 pass', 'anne-id', 1794800679.3208985);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 51, '1 pass', 'anne-id', 1794800679.3290105);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 52, '1 buy', 'anne-id', 1794800679.3402877);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 53, '* card ship coffee coffee cloth', NULL, 1794800679.3402877);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 54, '* card contract tea spices', NULL, 1794800679.3402877);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 55, '* card ship tea rubber cloth', NULL, 1794800679.3402877);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 56, '2 bid 2', 'anne-id', 1794800679.359697);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 57, '1 bid 2', 'anne-id', 1794800679.3862839);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 58, '2 bid 2', 'anne-id', 1794800679.4065259);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 59, '1 bid 1', 'anne-id', 1794800679.438963);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 60, '2 bid 3', 'anne-id', 1794800679.459826);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 61, '1 bid 2', 'anne-id', 1794800679.4814167);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 62, '1 buy', 'anne-id', 1794800679.5052614);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 63, '2 pass', 'anne-id', 1794800679.5290463);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 64, '2 buy', 'anne-id', 1794800679.569197);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 65, '2 pass', 'anne-id', 1794800679.6329246);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 66, '1 sell coffee cloth', 'anne-id', 1794800679.673934);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 67, '1 done', 'anne-id', 1794800679.7284973);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 68, '* card ship spices rubber cloth', NULL, 1794800679.7284973);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 69, '* card contract coffee spices cloth', NULL, 1794800679.7284973);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 70, '* card fireman 2', NULL, 1794800679.7284973);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 71, '1 bid 3', 'anne-id', 1794800679.7492657);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 72, '2 bid 3', 'anne-id', 1794800679.7855136);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 73, '1 bid 3', 'anne-id', 1794800679.8286955);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 74, '2 bid 3', 'anne-id', 1794800679.8575575);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 75, '1 bid 2', 'anne-id', 1794800679.8940353);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 76, '2 bid 3', 'anne-id', 1794800679.9124985);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 77, '1 buy', 'anne-id', 1794800679.922211);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 78, '1 pass', 'anne-id', 1794800679.9279227);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 79, '2 buy', 'anne-id', 1794800679.9335468);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 80, '* card ship spices rubber cloth', NULL, 1794800679.9335468);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 81, '* card office', NULL, 1794800679.9335468);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 82, '* card ship coffee tea spices', NULL, 1794800679.9335468);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 83, '2 bid 2', 'anne-id', 1794800679.9926603);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 84, '1 bid 3', 'anne-id', 1794800680.0074751);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 85, '2 bid 1', 'anne-id', 1794800680.01313);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 86, '1 bid 3', 'anne-id', 1794800680.0205944);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 87, '2 bid 1', 'anne-id', 1794800680.0260367);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 88, '1 bid 3', 'anne-id', 1794800680.045642);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 89, '2 pass', 'anne-id', 1794800680.0513124);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 90, '2 pass', 'anne-id', 1794800680.0938704);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 91, '2 buy', 'anne-id', 1794800680.1160262);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 92, '1 pass', 'anne-id', 1794800680.176549);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 93, '1 buy', 'anne-id', 1794800680.1930633);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 94, '1 house tea', 'anne-id', 1794800680.2248783);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 95, '1 done', 'anne-id', 1794800680.2461538);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 96, '* card contract coffee tea rubber cloth', NULL, 1794800680.2461538);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 97, '* card fire 1', NULL, 1794800680.2461538);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 98, '* card fireman 1', NULL, 1794800680.2461538);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 99, '* card fireman 3', NULL, 1794800680.2461538);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 100, '1 bid 3', 'anne-id', 1794800680.30971);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 101, '2 bid 3', 'anne-id', 1794800680.3304658);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 102, '1 bid 2', 'anne-id', 1794800680.3561473);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 103, '2 bid 3', 'anne-id', 1794800680.3725822);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 104, '1 bid 2', 'anne-id', 1794800680.3984578);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 105, '2 bid 1', 'anne-id', 1794800680.414144);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 106, '2 buy', 'anne-id', 1794800680.4281821);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 107, '1 pass', 'anne-id', 1794800680.4459214);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 108, '1 buy', 'anne-id', 1794800680.4752824);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 109, '2 buy', 'anne-id', 1794800680.525374);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 110, '1 done', 'anne-id', 1794800680.5525985);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 111, '* card bank', NULL, 1794800680.5525985);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 112, '* card ship tea rubber rubber', NULL, 1794800680.5525985);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 113, '* card ship coffee coffee cloth', NULL, 1794800680.5525985);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 114, '2 bid 1', 'anne-id', 1794800680.58229);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 115, '1 bid 3', 'anne-id', 1794800680.6292436);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 116, '2 bid 3', 'anne-id', 1794800680.64303);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 117, '1 bid 3', 'anne-id', 1794800680.7059538);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 118, '2 bid 3', 'anne-id', 1794800680.7733617);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 119, '1 bid 2', 'anne-id', 1794800680.7854815);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 120, '2 buy', 'anne-id', 1794800680.8075678);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 121, '1 pass', 'anne-id', 1794800680.8886085);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 122, '1 buy', 'anne-id', 1794800680.908599);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 123, '1 swap coffee tea cloth for spices', 'anne-id', 1794800680.938227);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 124, '1 sell coffee spices', 'anne-id', 1794800680.9790585);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 125, '* card contract rubber cloth', NULL, 1794800680.9790585);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 126, '* card contract tea spices cloth', NULL, 1794800680.9790585);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 127, '* card ship tea tea tea', NULL, 1794800680.9790585);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 128, '1 bid 3', 'anne-id', 1794800680.9858463);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 129, '2 bid 3', 'anne-id', 1794800681.0161574);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 130, '1 bid 2', 'anne-id', 1794800681.0250566);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 131, '2 bid 2', 'anne-id', 1794800681.0943096);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 132, '1 bid 1', 'anne-id', 1794800681.1304824);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 133, '2 bid 1', 'anne-id', 1794800681.156091);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 134, '1 buy', 'anne-id', 1794800681.2613847);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 135, '2 pass', 'anne-id', 1794800681.2857096);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 136, '2 pass', 'anne-id', 1794800681.3071685);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 137, '* card fireman 4', NULL, 1794800681.3071685);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 138, '* card ship tea spices cloth', NULL, 1794800681.3071685);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 139, '* card contract coffee tea spices rubber', NULL, 1794800681.3071685);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 140, '2 bid 1', 'anne-id', 1794800681.3265648);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 141, '1 bid 1', 'anne-id', 1794800681.3434527);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 142, '2 bid 1', 'anne-id', 1794800681.3601172);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 143, '1 bid 2', 'anne-id', 1794800681.373276);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 144, '2 bid 2', 'anne-id', 1794800681.3954656);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 145, '1 bid 1', 'anne-id', 1794800681.4196675);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 146, '2 pass', 'anne-id', 1794800681.460625);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 147, '2 pass', 'anne-id', 1794800681.4951997);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 148, '1 buy', 'anne-id', 1794800681.5308743);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 149, '2 buy', 'anne-id', 1794800681.7064383);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 150, '2 deliver spices 3', 'anne-id', 1794800681.7346747);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 151, '2 sell tea cloth', 'anne-id', 1794800681.7413094);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 152, '* card ship tea spices cloth', NULL, 1794800681.7413094);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 153, '* card fireman 5', NULL, 1794800681.7413094);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 154, '* card fire 2', NULL, 1794800681.7413094);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 155, '* card contract tea rubber cloth', NULL, 1794800681.7413094);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 156, '1 bid 2', 'anne-id', 1794800681.7472203);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 157, '2 bid 2', 'anne-id', 1794800681.7530434);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 158, '1 bid 3', 'anne-id', 1794800681.7671475);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 159, '2 bid 3', 'anne-id', 1794800681.8390296);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 160, '1 bid 1', 'anne-id', 1794800681.856247);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 161, '2 bid 3', 'anne-id', 1794800681.8777971);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 162, '1 buy', 'anne-id', 1794800681.8961709);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 163, '2 pass', 'anne-id', 1794800681.9050262);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 164, '2 buy', 'anne-id', 1794800681.9447498);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 165, '1 deliver cloth 2', 'anne-id', 1794800681.9537137);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 166, '1 house spices', 'anne-id', 1794800681.9625509);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 167, '1 deliver spices 1', 'anne-id', 1794800681.9728413);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 168, '1 house tea', 'anne-id', 1794800681.9965532);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 169, '1 done', 'anne-id', 1794800682.0106146);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 170, '* card chamber', NULL, 1794800682.0106146);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 171, '* card harbour', NULL, 1794800682.0106146);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 172, '* card ship coffee spices rubber', NULL, 1794800682.0106146);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 173, '2 bid 2', 'anne-id', 1794800682.0289578);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 174, '1 bid 2', 'anne-id', 1794800682.0569413);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 175, '2 bid 3', 'anne-id', 1794800682.072874);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 176, '1 bid 3', 'anne-id', 1794800682.1108193);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 177, '2 bid 3', 'anne-id', 1794800682.1229694);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 178, '1 bid 1', 'anne-id', 1794800682.1645396);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 179, '1 buy', 'anne-id', 1794800682.1970356);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 180, '2 buy', 'anne-id', 1794800682.2115026);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 181, '2 buy', 'anne-id', 1794800682.2190661);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 182, '2 swap coffee spices rubber for rubber', 'anne-id', 1794800682.2393718);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 183, '2 deliver rubber 4', 'anne-id', 1794800682.2515361);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 184, '1 done', 'anne-id', 1794800682.2577019);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 185, '* card church', NULL, 1794800682.2577019);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 186, '* card ship spices rubber cloth', NULL, 1794800682.2577019);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 187, '* card fireman 5', NULL, 1794800682.2577019);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 188, '1 bid 2', 'anne-id', 1794800682.262874);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 189, '2 bid 2', 'anne-id', 1794800682.267922);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 190, '1 bid 1', 'anne-id', 1794800682.2816346);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 191, '2 bid 1', 'anne-id', 1794800682.2883189);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 192, '1 bid 3', 'anne-id', 1794800682.323184);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 193, '2 bid 2', 'anne-id', 1794800682.3714755);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 194, '1 pass', 'anne-id', 1794800682.3781977);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 195, '2 buy', 'anne-id', 1794800682.391615);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 196, '2 pass', 'anne-id', 1794800682.400603);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 197, '2 pass', 'anne-id', 1794800682.4269886);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 198, '1 pass', 'anne-id', 1794800682.439743);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 199, '1 trade tea', 'anne-id', 1794800682.4486337);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 200, '* card office', NULL, 1794800682.4486337);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 201, '* card fireman 4', NULL, 1794800682.4486337);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 202, '* card office', NULL, 1794800682.4486337);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 203, '2 bid 2', 'anne-id', 1794800682.4608655);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 204, '1 bid 3', 'anne-id', 1794800682.5651472);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 205, '2 bid 2', 'anne-id', 1794800682.5888972);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 206, '1 bid 1', 'anne-id', 1794800682.5943062);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 207, '2 bid 3', 'anne-id', 1794800682.6162527);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 208, '1 bid 1', 'anne-id', 1794800682.6663198);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 209, '1 buy', 'anne-id', 1794800682.6772976);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 210, '2 pass', 'anne-id', 1794800682.6906247);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 211, '2 buy', 'anne-id', 1794800682.7055347);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 212, '1 buy', 'anne-id', 1794800682.711641);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 213, '* card ship coffee coffee spices', NULL, 1794800682.711641);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 214, '* card prayer_boat', NULL, 1794800682.711641);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 215, '* card ship tea rubber cloth', NULL, 1794800682.711641);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 216, '1 bid 3', 'anne-id', 1794800682.7169604);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 217, '2 bid 3', 'anne-id', 1794800682.7228005);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 218, '1 bid 2', 'anne-id', 1794800682.7277246);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 219, '2 bid 2', 'anne-id', 1794800682.752724);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 220, '1 bid 3', 'anne-id', 1794800682.760628);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 221, '2 bid 2', 'anne-id', 1794800682.772469);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 222, '2 buy', 'anne-id', 1794800682.78105);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 223, '2 buy', 'anne-id', 1794800682.7889125);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 224, '2 house tea', 'anne-id', 1794800682.8091185);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 225, '2 sell rubber cloth', 'anne-id', 1794800682.8300643);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 226, '2 deliver tea 3', 'anne-id', 1794800682.848878);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 227, '* card ship coffee spices rubber', NULL, 1794800682.848878);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 228, '* card fire 3', NULL, 1794800682.848878);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 229, '* card fireman 3', NULL, 1794800682.848878);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 230, '2 bid 1', 'anne-id', 1794800682.8733196);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 231, '1 bid 1', 'anne-id', 1794800682.8904297);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 232, '2 bid 1', 'anne-id', 1794800682.9087803);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 233, '1 bid 1', 'anne-id', 1794800682.9797697);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 234, '2 bid 1', 'anne-id', 1794800683.758728);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 235, '1 bid 1', 'anne-id', 1794800683.7765965);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 236, '2 buy', 'anne-id', 1794800683.8014686);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 237, '2 deliver coffee 2', 'anne-id', 1794800683.8284903);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 238, '2 house spices', 'anne-id', 1794800683.846359);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 239, '2 sell spices rubber', 'anne-id', 1794800683.8705928);
INSERT INTO public.lines VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 240, '* card fire 4', NULL, 1794800683.8705928);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 0, '* start 3', NULL, 1794800688.7580745);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 1, '* card warehouse', NULL, 1794800688.7580745);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 2, '* card fireman 2', NULL, 1794800688.7580745);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 3, '* card trader rubber', NULL, 1794800688.7580745);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 4, '* card office', NULL, 1794800688.7580745);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 5, '3 bid 4', 'anne-id', 1794800688.7929497);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 6, '1 bid 1', 'anne-id', 1794800688.8132684);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 7, '2 bid 4', 'anne-id', 1794800688.8399742);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 8, '3 bid 4', 'anne-id', 1794800688.8750048);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 9, '1 bid 2', 'anne-id', 1794800688.9016602);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 10, '2 bid 1', 'anne-id', 1794800688.9209924);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 11, '3 bid 2', 'anne-id', 1794800688.9846177);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 12, '1 bid 4', 'anne-id', 1794800689.0617654);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 13, '2 bid 4', 'anne-id', 1794800689.0689554);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 14, '1 buy', 'anne-id', 1794800689.0773466);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 15, '1 buy', 'anne-id', 1794800689.1020567);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 16, '3 pass', 'anne-id', 1794800689.1262734);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 17, '2 pass', 'anne-id', 1794800689.131993);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 18, '3 pass', 'anne-id', 1794800689.1385932);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 19, '2 pass', 'anne-id', 1794800689.148996);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 20, '* card contract coffee spices rubber cloth', NULL, 1794800689.148996);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 21, '* card trader spices', NULL, 1794800689.148996);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 22, '* card contract coffee spices', NULL, 1794800689.148996);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 23, '* card trader cloth', NULL, 1794800689.148996);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 24, '1 bid 3', 'anne-id', 1794800689.1584775);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 25, '2 bid 1', 'anne-id', 1794800689.1672554);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 26, '3 bid 1', 'anne-id', 1794800689.1745145);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 27, '1 bid 3', 'anne-id', 1794800689.1866305);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 28, '2 bid 4', 'anne-id', 1794800689.197756);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 29, '3 bid 4', 'anne-id', 1794800689.209912);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 30, '1 bid 3', 'anne-id', 1794800689.2195256);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 31, '2 bid 3', 'anne-id', 1794800689.2298512);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 32, '3 bid 4', 'anne-id', 1794800689.2402341);
INSERT INTO public.lines VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 33, '2 buy', 'anne-id', 1794800689.2499712);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 0, '* resources 1 iron wood linen fur', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 1, '* resources 2 leather iron wood wood', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 2, '* resources 3 leather wood wood wood', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 3, '* good 1 2', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 4, '* good 2 1', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 5, '* good 3 4', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 6, '* ship 1 11', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 7, '* ship 2 7', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 8, '* ship 3 5', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 9, '* ship 4 10', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 10, '* relic 1 brugge 5', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 11, '* relic 2 london 9', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 12, '* relic 3 nowgorod 5', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 13, '* relic 4 london 9', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 14, '* relic 5 brugge 5', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 15, '* relic 6 bergen 9', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 16, '* relic 7 nowgorod shrine', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 17, '* relic 8 nowgorod 15', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 18, '* relic 9 london 5', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 19, '* relic 10 nowgorod 9', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 20, '* week 4', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 21, '* booth 1 iron wood linen linen fur', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 22, '* booth 2 leather linen', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 23, '* booth 3 iron iron fur', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 24, '* booth 4 leather linen linen linen fur', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 25, '* booth 5 leather wood linen linen fur', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 26, '* booth 6 iron wood linen linen', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 27, '* booth 7 leather leather iron iron linen', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 28, '* edicts extra_hold exchange_money foreign_merchants', NULL, 1794800689.2689767);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 29, '1 card 6', 'anne-id', 1794800689.3970032);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 30, '2 card 4', 'anne-id', 1794800689.4903908);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 31, '3 card 6', 'anne-id', 1794800689.6063612);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 32, '* tiebreak 1 5', NULL, 1794800689.6063612);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 33, '* tiebreak 3 6', NULL, 1794800689.6063612);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 34, '1 yes', 'anne-id', 1794800689.6216533);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 35, '2 yes', 'anne-id', 1794800689.6395469);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 36, '3 yes', 'anne-id', 1794800689.6588702);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 37, '* booth 8 leather iron iron linen', NULL, 1794800689.6588702);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 38, '* booth 9 leather leather leather wood', NULL, 1794800689.6588702);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 39, '3 booth 9', 'anne-id', 1794800689.6749997);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 40, '1 booth 8', 'anne-id', 1794800689.6988292);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 41, '2 booth 3', 'anne-id', 1794800689.717821);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 42, '3 booth 1', 'anne-id', 1794800689.73533);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 43, '1 booth 5', 'anne-id', 1794800689.762508);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 44, '2 booth 2', 'anne-id', 1794800689.799142);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 45, '3 booth 7', 'anne-id', 1794800689.8207133);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 46, '1 booth 6', 'anne-id', 1794800689.8361688);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 47, '2 pass', 'anne-id', 1794800689.8670132);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 48, '3 booth 4', 'anne-id', 1794800689.8890913);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 49, '3 order saddle', 'anne-id', 1794800689.9130738);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 50, '1 order painting', 'anne-id', 1794800689.9242887);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 51, '2 pass', 'anne-id', 1794800689.9305596);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 52, '3 order footwear', 'anne-id', 1794800689.93668);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 53, '1 order cartwheel', 'anne-id', 1794800689.9426496);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 54, '3 order cartwheel', 'anne-id', 1794800690.0073664);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 55, '1 order footwear', 'anne-id', 1794800690.021762);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 56, '3 order saddle', 'anne-id', 1794800690.0570235);
INSERT INTO public.lines VALUES ('TGbLroCfd6fapVob05x8Eg', 57, '1 order painting', 'anne-id', 1794800690.096149);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 0, '* start 2', NULL, 1794800690.1001067);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 1, '2 good duisburg.salt', 'anne-id', 1794800690.1272428);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 2, '2 carriage duisburg-essen', 'anne-id', 1794800690.154974);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 3, '3 good olpe.iron', 'anne-id', 1794800690.184566);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 4, '3 carriage hagen-olpe', 'anne-id', 1794800690.2255023);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 5, '1 good duisburg.salt', 'anne-id', 1794800690.2384322);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 6, '1 carriage duisburg-hagen', 'anne-id', 1794800690.2819815);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 7, '2 good moenster.iron', 'anne-id', 1794800690.298276);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 8, '2 carriage moenster-builefeld', 'anne-id', 1794800690.3091447);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 9, '3 good soest.salt', 'anne-id', 1794800690.3394349);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 10, '3 carriage soest-paderborn', 'anne-id', 1794800690.3586981);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 11, '1 good essen.iron', 'anne-id', 1794800690.3836796);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 12, '1 carriage essen-moenster', 'anne-id', 1794800690.4074423);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 13, '2 good paderborn.salt', 'anne-id', 1794800690.4249666);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 14, '2 carriage soest-paderborn', 'anne-id', 1794800690.4365044);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 15, '3 good duisburg.beer', 'anne-id', 1794800690.4616601);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 16, '3 carriage duisburg-essen', 'anne-id', 1794800690.4775078);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 17, '1 good paderborn.beer', 'anne-id', 1794800690.4885142);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 18, '1 carriage builefeld-paderborn', 'anne-id', 1794800690.5017684);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 19, '* card moenster.beer 5 builefeld.iron 4 hagen.beer 4 paderborn.salt 3', NULL, 1794800690.5017684);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 20, '2 next', 'anne-id', 1794800690.528164);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 21, '2 next', 'anne-id', 1794800690.5469725);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 22, '2 next', 'anne-id', 1794800690.6062515);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 23, '3 next', 'anne-id', 1794800690.6655514);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 24, '3 dump soest.salt', 'anne-id', 1794800690.6746478);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 25, '1 dump duisburg.salt', 'anne-id', 1794800690.6845024);
INSERT INTO public.lines VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 26, '2 extend paderborn.salt', 'anne-id', 1794800690.6965094);
INSERT INTO public.seats VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('TmPzpmXCPaTfbFUJ0j0Idg', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('TmPzpmXCPaTfbFUJ0j0Idg', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('TGbLroCfd6fapVob05x8Eg', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('TGbLroCfd6fapVob05x8Eg', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('TGbLroCfd6fapVob05x8Eg', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('2K5rFhKUzrvdV_8ZIAZKkw', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('2K5rFhKUzrvdV_8ZIAZKkw', 2, 'open', NULL, '', NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('TmPzpmXCPaTfbFUJ0j0Idg', 'speicherstadt', 2, '', 1, '842b2fde51dc8e20699554f0520214d9684717efb9a412c01c30fa3dfe7dda01', 0, 'over', 197, 197, 251, 251, NULL, false, 'anne-id', NULL, 1794800678.4967349, 1794800688.684166, 180, false, false, false, '-5 20*');
INSERT INTO public.tables VALUES ('RHNDRFHQIsRq0XkL93K8_Q', 'speicherstadt', 2, '', 1, '6533ce1da41341a4a38ae0f5ef95e3f3d5ae6b128f1484356ebb6ee4be66907c', 0, 'over', 187, 188, 241, 241, NULL, false, 'anne-id', NULL, 1794800678.4665403, 1794800688.7173808, 180, false, false, false, '8 24*');
INSERT INTO public.tables VALUES ('OpXtO0-xYuAeQh_2Xgsq0A', 'speicherstadt', 3, '', 1, '4ccb5cb8d769792248de4f7bde4980fe250a9518cf67fc6ac3bceec81e68c218', 0, 'running', 26, 26, 34, 33, 1, false, 'anne-id', NULL, 1794800688.7580745, 1794800689.2499712, 180, false, false, false, NULL);
INSERT INTO public.tables VALUES ('TGbLroCfd6fapVob05x8Eg', 'colonia', 3, '', 1, '4b2c2b7b21687f5b753dd48504ce5846cd56009d7fa7254b53059361fb5b4efd', 0, 'running', 26, 26, 58, 58, 3, false, 'anne-id', NULL, 1794800689.2689767, 1794800690.096149, 180, false, false, false, NULL);
INSERT INTO public.tables VALUES ('PDH6DqbslRLy-Q8oL0I0sg', 'hellweg', 3, '', 2, '525b90d295c8a4067d82a56244fcd8ed4df45f9654892af23ab52dc382b3dfa7', 0, 'running', 26, 26, 27, 26, 3, false, 'anne-id', NULL, 1794800690.1001067, 1794800690.6965094, 180, false, false, false, NULL);
INSERT INTO public.tables VALUES ('2K5rFhKUzrvdV_8ZIAZKkw', 'speicherstadt', 2, '', 1, 'f084ab6411fb5c5b0940ea999fb94e0a27bf6590988fd0967016f4dd9c12b95f', 0, 'open', 1, 1, 0, 0, NULL, true, 'anne-id', NULL, 1794800690.701666, 1794800690.701666, 180, false, false, false, NULL);
INSERT INTO public.users VALUES ('anne-id', 'Anne', 1794800678.457188, 0);
SELECT pg_catalog.setval('public.chat_id_seq', 1, true);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkey PRIMARY KEY (version_num);
ALTER TABLE ONLY public.archive
    ADD CONSTRAINT archive_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lines
    ADD CONSTRAINT lines_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_pkey PRIMARY KEY (table_id, user_id, server);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
CREATE INDEX chat_by_table ON public.chat USING btree (table_id, id);
CREATE INDEX seats_by_user ON public.seats USING btree (user_id);
CREATE INDEX seats_by_wanted ON public.seats USING btree (wanted_at);
CREATE INDEX tables_by_status ON public.tables USING btree (status, changed);
ALTER TABLE ONLY public.archive
    ADD CONSTRAINT archive_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.lines
    ADD CONSTRAINT lines_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
