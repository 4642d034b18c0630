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
    seen double precision NOT NULL,
    push text
);
CREATE TABLE public.favourites (
    user_id character varying(32) NOT NULL,
    table_id character varying(32) NOT NULL
);
CREATE TABLE public.friends (
    user_id character varying(32) NOT NULL,
    friend_id character varying(32) NOT NULL
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
CREATE TABLE public.mailboxes (
    user_id character varying(32) NOT NULL,
    address character varying(254) NOT NULL,
    confirmed boolean NOT NULL,
    digest character varying(8) NOT NULL,
    last double precision NOT NULL
);
CREATE TABLE public.notices (
    user_id character varying(32) NOT NULL,
    table_id character varying(32) NOT NULL,
    way character varying(4) NOT NULL,
    version integer NOT NULL,
    due double precision,
    tries integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.presence (
    table_id character varying(32) NOT NULL,
    user_id character varying(32) NOT NULL,
    server character varying(32) NOT NULL,
    until double precision NOT NULL,
    looks boolean DEFAULT true NOT NULL
);
CREATE TABLE public.ratings (
    user_id character varying(32) NOT NULL,
    game character varying(32) NOT NULL,
    rating double precision NOT NULL,
    low double precision NOT NULL,
    high double precision NOT NULL,
    games integer NOT NULL
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
CREATE TABLE public.solved (
    user_id character varying(32) NOT NULL,
    kind character varying(8) NOT NULL,
    game character varying(32) NOT NULL,
    name character varying(40) NOT NULL,
    at double precision NOT NULL
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
    paused double precision,
    forked integer DEFAULT 0 NOT NULL,
    past character varying(64) DEFAULT ''::character varying NOT NULL
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
    preferences text DEFAULT '{}'::text NOT NULL,
    page character varying(32),
    ranked boolean DEFAULT false NOT NULL
);
ALTER TABLE ONLY public.bans ALTER COLUMN id SET DEFAULT nextval('public.bans_id_seq'::regclass);
ALTER TABLE ONLY public.chat ALTER COLUMN id SET DEFAULT nextval('public.chat_id_seq'::regclass);
ALTER TABLE ONLY public.reports ALTER COLUMN id SET DEFAULT nextval('public.reports_id_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0014');
INSERT INTO public.archive VALUES ('frRB-XSe3j6tmrw9_dsgFQ', '\x78daad5adb6e23390efd95a01f173d8644f1fa2d83c1c2491c24d84cd2b0931dccdf0f655739762c895a60fba19300872c593c3cbc947ffffdc7bfee0e1fdbfdc71dfcf8f9f6f9fafa338ba1e692306d4a224854fef859510fdbfde3ddfbd3d3cbc36e06f9b1df3eeef6770fafef1fcf33f887f7373779f8f05f9e9e76bbbbc32f7fd0e16eff797f3fe506eeee5f1eeff28f9f3fb66f6fbbdf5e1e7f7c016963d9c8a4e2f218878a12fae38dff2f5af4cb61e9002125952c5f1e7bc002641c1fd181488e5c1c7efedd43314a365bdcf5618a0c192fe2f0d776bf7b7eff3cdc04b9055e837c0cd9ff60708aead0607cad98500c2e02053d20a068e6098f981488263c3270a22f875d9c4802d4984be8714f1446943209718e224a0518b4843014d6cbfc7b7ad9effedcbed5537e8fca0d7689e2c76e3b01fe9ed86ed58dff97f13859882931c7b9429a1184e3a07242b454629a70969274c623f8af3c413c46024d1c058c3903a490252c0206913349993156dfdb00dd182e5498c6af348311761c54c96a89216689a052491ca7aa3832f344ee8b73c49575e28c46028af1193515ff238a97e6e4b98f51f0351b9f2e26ccbd76456db8383cbffcba34ef45fac67020285fd8f1752bb0ff61710015bd28e689ac54432e79c2a119629e38a20921402845b2495e34bc0939017f6d0f871ece5cdcd6500f70d9fb19bc12dacb488d82fcffb63d93ac4f8f2bb3f13d65f3a24951e2c80680d026fc81780710bb739dd09220926b0792968593307c7031032e18061cb390241d4b80c3c88b3f06faef304e5c6869238fe27c2eb66dbcba54e54bf8dacc35e1944a165de8feb87b7df9efca94ee3dd47a44a9a50ce59626b7e023332bb34e4fe9b0f2d6ae334fc4f6e3a82a94cc7105d04df274bfaa295d2058c94811f31c484a716638ce4a118e4f983dd18a4604759ccb9128c4384b16b431ba0174c69dbad886f4ac3f5a416ad976bb891ef8b61ab590ed29f70a39be5a74a59fa093033df4c6618ba2defdfbc46971f0bdc6f81803130e3d9159261c4af2ae4ca2b89226a0a2314c84573d1e7089cc329e2fb0eb8e9320d937353a71a8f77938174d2bebbfd9f4ee8a414cd74bbd563dec9994e29307b60469545f5b86970972b5159931be2aced34f8621757c14714e58ac586c623995d8a3d407db046b1d856c1ad3d6dbe54450e2338a174c158d98e673a9771210f1db2709ef0e964f7cf86bdb0edcddd3fb7e5467dd8faa9575127e7c7febe25c67c0f0bbca35f4f01639d7d9b72c1b1d5f8f54ed0356cdc62178acaf9a7c5ecf31afd44b36e5095e69b2acf148e24027bfd844b556cd5426cabf259f512947fc334f9073e3358009fa74bcd06611aa2540ed03d8c625b4b02d697fdefe8de8e9368a9cf5fa31950bbd67e49c9799e67b57b724445bd01a86f7dbb7ff4cc05692d1083b5210c71126090702c749f13935acf515a8d7234bcf23a4040025f608898c344f78cc2ec3e7e566873d15c6f1f6c861e05a98e856e4ae827914b9c1ece17ebce030df30efb8566c1ba037556b0bdc5545c7494e39da830c4b69c3c799b223c1ebd94d8cd697a623b1729c3a3369861f6a49a54c78f4895601e2a428e214068e1987b948b1484fcdfb5528b0b608dd86d07198d9cead44979a5447e91c6d596cc375e9ce3c4f3d81ac2b7e11c85310db68f47fb688fae3cbe1b42aed3bf7ee22af8970d8bdbe7e0dbc3d0ba5b22c0dd6f3ace5bb89576f8618e3ccd19c08af4afdf3f6cf667edc20db43530338d0e62fec98d87e5b507082865a2592635efbcc244c1a751e0e441f73782253142583cd1cd147bb12125b894b4e18125b7d243a2fbcbe883d26077bd6148ec921c90b090f34b127a6b796dd1dd0088c437010b8aa5c341338854ca01381532e3ac1554bd79bcfae3f738ff1fc65de321620a2a84cd7e7224928ad96f322d5790c13cf3a0c9f5a725e37ec97ad61f7c3b0790528d7064b9dec5da919fb7cf46d865f28d8bc5d4a9b84deb4a6a5229d369dfda4a87842c8976bee5ffbeddfbbfdbfefdfb71fdf68d84237d5b0053cce6b6502f8f0fcb97f781e0107ac711cf8c88405824ca9409fee497290294720a94762c2a32339c894238c26de1154a0f31f022dacb0ba0bc7f15bb30af3f6fd3c6b0fdcd58646826f5e38cc7b333eedcbfafb9be6a8ddb5bd326a368f5dd360eb736537be73cc64b94c44d1cba300446d6c0562c69c2d662e91778834c10b222ba1c4571c3340b0cca9b0da8f076f668e30e10416f28754f0fcad85e85d4bc59b006969aa5cef06ea66cee379b2398e66d7e4597e1cf74fbdf6b2ba01106bbee5a19e05a2a82e3c0a1ae40a27e4929a1b81eef7439a66cfdbfdfdfbe7183a66174bada612f3555232328833c069e35da2c57c15f08b669df0e8b7cb30a1dd22945143c9ab6bd9a0943b4ab30f3df46d2ae94ff4d5a22ea1402ec792ced453c1de8f95323b8355039f608c70dca7569c57a565ed7c5964f196242bf28f7f00976caee7');
INSERT INTO public.chat VALUES (1, '5jLm7-k4Q9QpUs_6KPf0VQ', 'anne-id', 'Anne', 'Well played – ’t was mooi!', 1794813050.9034095);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 0, '* start 2', NULL, 1794813040.2725017);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 1, '* card trader coffee', NULL, 1794813040.2725017);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 2, '* card contract coffee spices rubber cloth', NULL, 1794813040.2725017);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 3, '* card warehouse', NULL, 1794813040.2725017);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 4, '2 bid 2', 'anne-id', 1794813040.3412342);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 5, '1 bid 2', 'anne-id', 1794813040.3614533);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 6, '2 bid 2', 'anne-id', 1794813040.3995929);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 7, '1 bid 1', 'anne-id', 1794813040.425329);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 8, '2 bid 2', 'anne-id', 1794813040.4368918);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 9, '1 bid 3', 'anne-id', 1794813040.4653888);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 10, '1 buy', 'anne-id', 1794813040.4856682);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 11, '2 pass', 'anne-id', 1794813040.5018597);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 12, '1 pass', 'anne-id', 1794813040.51495);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 13, '2 pass', 'anne-id', 1794813040.520592);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 14, '2 buy', 'anne-id', 1794813040.5257423);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 15, '1 pass', 'anne-id', 1794813040.538803);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 16, '* card office', NULL, 1794813040.538803);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 17, '* card trader cloth', NULL, 1794813040.538803);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 18, '* card trader tea', NULL, 1794813040.538803);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 19, '1 bid 3', 'anne-id', 1794813040.550337);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 20, '2 bid 3', 'anne-id', 1794813040.5742862);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 21, '1 bid 2', 'anne-id', 1794813040.5995083);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 22, '2 bid 3', 'anne-id', 1794813040.624788);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 23, '1 bid 3', 'anne-id', 1794813040.6446605);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 24, '2 bid 2', 'anne-id', 1794813040.6696692);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 25, '1 pass', 'anne-id', 1794813040.696865);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 26, '2 pass', 'anne-id', 1794813040.7163424);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 27, '1 pass', 'anne-id', 1794813040.7287807);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 28, '2 buy', 'anne-id', 1794813040.7468543);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 29, '* card contract coffee spices', NULL, 1794813040.7468543);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 30, '* card trader rubber', NULL, 1794813040.7468543);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 31, '* card fireman 1', NULL, 1794813040.7468543);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 32, '2 bid 1', 'anne-id', 1794813040.7654357);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 33, '1 bid 1', 'anne-id', 1794813040.7882764);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 34, '2 bid 3', 'anne-id', 1794813041.0042505);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 35, '1 bid 2', 'anne-id', 1794813041.0514758);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 36, '2 bid 3', 'anne-id', 1794813041.130396);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 37, '1 bid 2', 'anne-id', 1794813041.16847);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 38, '2 pass', 'anne-id', 1794813041.175515);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 39, '1 pass', 'anne-id', 1794813041.1822078);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 40, '1 buy', 'anne-id', 1794813041.218155);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 41, '2 buy', 'anne-id', 1794813041.4040654);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 42, '* card fireman 2', NULL, 1794813041.4040654);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 43, '* card trader spices', NULL, 1794813041.4040654);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 44, '* card contract coffee tea rubber', NULL, 1794813041.4040654);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 45, '1 bid 1', 'anne-id', 1794813041.418407);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 46, '2 bid 3', 'anne-id', 1794813041.5201817);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 47, '1 bid 3', 'anne-id', 1794813041.5349302);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 48, '2 bid 2', 'anne-id', 1794813041.5398543);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 49, '1 bid 3', 'anne-id', 1794813041.572593);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 50, '2 bid 1', 'anne-id', 1794813041.6072652);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 51, '1 pass', 'anne-id', 1794813041.621289);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 52, '2 pass', 'anne-id', 1794813041.678092);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 53, '2 buy', 'anne-id', 1794813041.690236);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 54, '1 pass', 'anne-id', 1794813041.7015703);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 55, '1 pass', 'anne-id', 1794813041.731571);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 56, '* card ship coffee tea spices', NULL, 1794813041.731571);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 57, '* card fireman 2', NULL, 1794813041.731571);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 58, '* card ship tea spices rubber', NULL, 1794813041.731571);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 59, '2 bid 2', 'anne-id', 1794813041.755753);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 60, '1 bid 3', 'anne-id', 1794813041.843502);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 61, '2 bid 1', 'anne-id', 1794813041.851931);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 62, '1 bid 1', 'anne-id', 1794813041.9126368);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 63, '2 bid 3', 'anne-id', 1794813042.0398118);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 64, '1 bid 1', 'anne-id', 1794813042.0491407);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 65, '1 buy', 'anne-id', 1794813042.0555341);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 66, '2 buy', 'anne-id', 1794813042.1658652);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 67, '1 buy', 'anne-id', 1794813042.1711428);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 68, '1 trade coffee', 'anne-id', 1794813042.1851783);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 69, '1 swap tea tea rubber for coffee', 'anne-id', 1794813042.1914532);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 70, '1 sell coffee spices', 'anne-id', 1794813042.2015827);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 71, '1 done', 'anne-id', 1794813042.2088296);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 72, '* card fire 1', NULL, 1794813042.2088296);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 73, '* card fireman 3', NULL, 1794813042.2088296);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 74, '* card ship coffee tea spices', NULL, 1794813042.2088296);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 75, '* card contract coffee tea rubber cloth', NULL, 1794813042.2088296);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 76, '1 bid 3', 'anne-id', 1794813042.2472985);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 77, '2 bid 2', 'anne-id', 1794813042.3385065);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 78, '1 bid 3', 'anne-id', 1794813042.3538802);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 79, '2 bid 1', 'anne-id', 1794813042.358538);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 80, '1 bid 2', 'anne-id', 1794813042.3752656);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 81, '2 bid 1', 'anne-id', 1794813042.383381);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 82, '2 buy', 'anne-id', 1794813042.3889394);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 83, '1 pass', 'anne-id', 1794813042.4491315);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 84, '1 pass', 'anne-id', 1794813042.4630575);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 85, '1 buy', 'anne-id', 1794813042.4681857);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 86, '* card contract tea spices', NULL, 1794813042.4681857);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 87, '* card ship spices rubber cloth', NULL, 1794813042.4681857);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 88, '* card fireman 1', NULL, 1794813042.4681857);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 89, '2 bid 1', 'anne-id', 1794813042.492195);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 90, '1 bid 2', 'anne-id', 1794813042.5021665);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 91, '2 bid 3', 'anne-id', 1794813042.5170772);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 92, '1 bid 2', 'anne-id', 1794813042.5215068);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 93, '2 bid 3', 'anne-id', 1794813042.5322726);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 94, '1 bid 1', 'anne-id', 1794813042.551591);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 95, '1 buy', 'anne-id', 1794813042.5661495);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 96, '1 buy', 'anne-id', 1794813042.5710948);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 97, '2 pass', 'anne-id', 1794813042.5832124);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 98, '1 deliver spices 2', 'anne-id', 1794813042.5955338);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 99, '1 house cloth', 'anne-id', 1794813042.6077833);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 100, '1 done', 'anne-id', 1794813042.6237595);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 101, '* card ship coffee tea rubber', NULL, 1794813042.6237595);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 102, '* card office', NULL, 1794813042.6237595);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 103, '* card contract coffee spices cloth', NULL, 1794813042.6237595);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 104, '1 bid 2', 'anne-id', 1794813042.6329675);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 105, '2 bid 2', 'anne-id', 1794813042.6491845);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 106, '1 bid 1', 'anne-id', 1794813042.6553602);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 107, '2 bid 3', 'anne-id', 1794813042.6644075);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 108, '1 bid 3', 'anne-id', 1794813042.6721194);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 109, '2 bid 1', 'anne-id', 1794813042.6766415);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 110, '1 pass', 'anne-id', 1794813042.6825068);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 111, '2 pass', 'anne-id', 1794813042.6876597);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 112, '1 pass', 'anne-id', 1794813042.6954002);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 113, '2 pass', 'anne-id', 1794813042.7046287);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 114, '2 buy', 'anne-id', 1794813042.7166908);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 115, '1 done', 'anne-id', 1794813042.7334902);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 116, '* card contract coffee tea spices rubber', NULL, 1794813042.7334902);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 117, '* card contract rubber cloth', NULL, 1794813042.7334902);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 118, '* card ship coffee rubber cloth', NULL, 1794813042.7334902);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 119, '2 bid 1', 'anne-id', 1794813042.7394307);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 120, '1 bid 1', 'anne-id', 1794813042.7440097);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 121, '2 bid 2', 'anne-id', 1794813042.7500618);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 122, '1 bid 2', 'anne-id', 1794813042.756064);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 123, '2 bid 2', 'anne-id', 1794813042.761393);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 124, '1 bid 2', 'anne-id', 1794813042.7699218);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 125, '2 pass', 'anne-id', 1794813042.7861516);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 126, '1 buy', 'anne-id', 1794813042.7918928);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 127, '1 buy', 'anne-id', 1794813042.7961593);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 128, '1 done', 'anne-id', 1794813042.8291557);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 129, '* card fire 2', NULL, 1794813042.8291557);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 130, '* card ship rubber rubber cloth', NULL, 1794813042.8291557);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 131, '* card contract tea spices cloth', NULL, 1794813042.8291557);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 132, '* card ship coffee tea cloth', NULL, 1794813042.8291557);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 133, '1 bid 3', 'anne-id', 1794813042.8571417);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 134, '2 bid 2', 'anne-id', 1794813042.8936422);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 135, '1 bid 2', 'anne-id', 1794813042.9118154);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 136, '2 bid 2', 'anne-id', 1794813042.9388964);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 137, '1 bid 2', 'anne-id', 1794813042.959454);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 138, '2 bid 1', 'anne-id', 1794813042.9742603);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 139, '2 pass', 'anne-id', 1794813042.9878628);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 140, '2 buy', 'anne-id', 1794813042.9965796);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 141, '1 buy', 'anne-id', 1794813043.012068);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 142, '1 deliver tea 2', 'anne-id', 1794813043.0626407);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 143, '1 deliver cloth 1', 'anne-id', 1794813043.1047819);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 144, '1 deliver coffee 3', 'anne-id', 1794813043.1249006);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 145, '1 done', 'anne-id', 1794813043.1585271);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 146, '* card bank', NULL, 1794813043.1585271);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 147, '* card fireman 4', NULL, 1794813043.1585271);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 148, '* card ship coffee coffee rubber', NULL, 1794813043.1585271);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 149, '2 bid 2', 'anne-id', 1794813043.175915);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 150, '1 bid 2', 'anne-id', 1794813043.217775);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 151, '2 bid 3', 'anne-id', 1794813043.2247145);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 152, '1 bid 3', 'anne-id', 1794813043.256232);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 153, '2 bid 2', 'anne-id', 1794813043.280743);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 154, '1 bid 2', 'anne-id', 1794813043.3049662);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 155, '1 buy', 'anne-id', 1794813043.3256874);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 156, '1 buy', 'anne-id', 1794813043.342689);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 157, '1 swap coffee coffee cloth for tea', 'anne-id', 1794813043.3732588);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 158, '1 house tea', 'anne-id', 1794813043.4155831);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 159, '1 deliver rubber 1', 'anne-id', 1794813043.4983375);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 160, '1 deliver tea 1', 'anne-id', 1794813043.5034306);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 161, '* card contract tea rubber cloth', NULL, 1794813043.5034306);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 162, '* card ship coffee tea rubber', NULL, 1794813043.5034306);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 163, '* card fireman 5', NULL, 1794813043.5034306);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 164, '1 bid 3', 'anne-id', 1794813043.5077255);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 165, '2 bid 2', 'anne-id', 1794813043.5119116);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 166, '1 bid 2', 'anne-id', 1794813043.5202348);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 167, '2 bid 3', 'anne-id', 1794813043.5277922);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 168, '1 bid 1', 'anne-id', 1794813043.53666);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 169, '2 bid 1', 'anne-id', 1794813043.5596492);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 170, '2 buy', 'anne-id', 1794813043.5649672);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 171, '2 buy', 'anne-id', 1794813043.5714865);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 172, '2 deliver coffee 2', 'anne-id', 1794813043.578602);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 173, '2 sell tea rubber', 'anne-id', 1794813043.5844474);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 174, '* card office', NULL, 1794813043.5844474);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 175, '* card ship spices spices cloth', NULL, 1794813043.5844474);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 176, '* card prayer_boat', NULL, 1794813043.5844474);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 177, '2 bid 1', 'anne-id', 1794813043.5887394);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 178, '1 bid 3', 'anne-id', 1794813043.6100879);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 179, '2 bid 2', 'anne-id', 1794813043.6245377);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 180, '1 bid 3', 'anne-id', 1794813043.675453);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 181, '2 bid 2', 'anne-id', 1794813043.7230144);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 182, '1 bid 2', 'anne-id', 1794813043.7422476);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 183, '2 pass', 'anne-id', 1794813043.7504594);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 184, '2 buy', 'anne-id', 1794813043.7548747);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 185, '1 buy', 'anne-id', 1794813043.7749743);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 186, '2 house cloth', 'anne-id', 1794813043.788023);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 187, '2 done', 'anne-id', 1794813043.7957838);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 188, '* card fireman 4', NULL, 1794813043.7957838);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 189, '* card fireman 3', NULL, 1794813043.7957838);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 190, '* card ship tea spices spices', NULL, 1794813043.7957838);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 191, '1 bid 3', 'anne-id', 1794813043.8038528);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 192, '2 bid 3', 'anne-id', 1794813043.8319721);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 193, '1 bid 2', 'anne-id', 1794813043.8478255);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 194, '2 bid 1', 'anne-id', 1794813043.856006);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 195, '1 bid 3', 'anne-id', 1794813043.8643234);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 196, '2 bid 1', 'anne-id', 1794813043.87334);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 197, '2 pass', 'anne-id', 1794813043.879481);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 198, '1 buy', 'anne-id', 1794813044.13472);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 199, '1 pass', 'anne-id', 1794813044.151963);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 200, '2 deliver cloth 4', 'anne-id', 1794813044.1639392);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 201, '* card ship tea cloth cloth', NULL, 1794813044.1639392);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 202, '* card fire 3', NULL, 1794813044.1639392);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 203, '* card fireman 5', NULL, 1794813044.1639392);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 204, '* card church', NULL, 1794813044.1639392);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 205, '2 bid 1', 'anne-id', 1794813044.1754816);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 206, '1 bid 3', 'anne-id', 1794813044.1809032);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 207, '2 bid 3', 'anne-id', 1794813044.1937227);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 208, '1 bid 2', 'anne-id', 1794813044.2073271);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 209, '2 bid 3', 'anne-id', 1794813044.2139816);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 210, '1 bid 3', 'anne-id', 1794813044.2275274);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 211, '2 buy', 'anne-id', 1794813044.23947);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 212, '1 pass', 'anne-id', 1794813044.2473834);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 213, '2 buy', 'anne-id', 1794813044.2517211);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 214, '2 sell tea cloth', 'anne-id', 1794813044.2569382);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 215, '2 house cloth', 'anne-id', 1794813044.2611053);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 216, '2 deliver cloth 2', 'anne-id', 1794813044.2758381);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 217, '* card chamber', NULL, 1794813044.2758381);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 218, '* card ship spices rubber cloth', NULL, 1794813044.2758381);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 219, '* card ship coffee tea cloth', NULL, 1794813044.2758381);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 220, '1 bid 2', 'anne-id', 1794813044.2993577);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 221, '2 bid 1', 'anne-id', 1794813044.3261755);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 222, '1 bid 3', 'anne-id', 1794813044.3384972);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 223, '2 bid 3', 'anne-id', 1794813044.3743513);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 224, '1 bid 2', 'anne-id', 1794813044.4756362);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 225, '2 bid 1', 'anne-id', 1794813044.4951713);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 226, '2 buy', 'anne-id', 1794813044.585065);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 227, '1 pass', 'anne-id', 1794813044.632479);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 228, '1 buy', 'anne-id', 1794813044.6574152);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 229, '1 buy', 'anne-id', 1794813044.6634994);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 230, '1 house coffee', 'anne-id', 1794813044.6706152);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 231, '1 sell spices cloth', 'anne-id', 1794813044.6762042);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 232, '1 deliver cloth 4', 'anne-id', 1794813045.2155433);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 233, '1 swap coffee tea rubber for cloth', 'anne-id', 1794813045.3365026);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 234, '1 house cloth', 'anne-id', 1794813045.4269445);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 235, '* card harbour', NULL, 1794813045.4269445);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 236, '* card office', NULL, 1794813045.4269445);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 237, '2 bid 1', 'anne-id', 1794813045.4613261);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 238, '1 bid 2', 'anne-id', 1794813045.4849834);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 239, '2 bid 1', 'anne-id', 1794813045.5065742);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 240, '1 bid 2', 'anne-id', 1794813045.5400555);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 241, '2 bid 1', 'anne-id', 1794813045.7555118);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 242, '1 bid 1', 'anne-id', 1794813045.825785);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 243, '1 pass', 'anne-id', 1794813045.8846428);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 244, '1 pass', 'anne-id', 1794813045.8893955);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 245, '1 buy', 'anne-id', 1794813045.895805);
INSERT INTO public.lines VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 246, '* card fire 4', NULL, 1794813045.895805);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 0, '* start 3', NULL, 1794813050.9598746);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 1, '* card trader cloth', NULL, 1794813050.9598746);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 2, '* card contract coffee spices', NULL, 1794813050.9598746);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 3, '* card trader coffee', NULL, 1794813050.9598746);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 4, '* card trader rubber', NULL, 1794813050.9598746);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 5, '3 bid 4', 'anne-id', 1794813050.9887993);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 6, '1 bid 3', 'anne-id', 1794813051.0606647);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 7, '2 bid 2', 'anne-id', 1794813051.081164);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 8, '3 bid 2', 'anne-id', 1794813051.100821);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 9, '1 bid 2', 'anne-id', 1794813051.1188889);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 10, '2 bid 3', 'anne-id', 1794813051.1912618);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 11, '3 bid 2', 'anne-id', 1794813051.225461);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 12, '1 bid 4', 'anne-id', 1794813051.2468643);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 13, '2 bid 3', 'anne-id', 1794813051.2585993);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 14, '2 buy', 'anne-id', 1794813051.2703602);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 15, '1 pass', 'anne-id', 1794813051.2924528);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 16, '2 buy', 'anne-id', 1794813051.309889);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 17, '3 buy', 'anne-id', 1794813051.3229518);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 18, '* card warehouse', NULL, 1794813051.3229518);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 19, '* card contract coffee spices rubber cloth', NULL, 1794813051.3229518);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 20, '* card trader spices', NULL, 1794813051.3229518);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 21, '* card fireman 1', NULL, 1794813051.3229518);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 22, '1 bid 3', 'anne-id', 1794813051.3274217);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 23, '2 bid 2', 'anne-id', 1794813051.3347046);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 24, '3 bid 2', 'anne-id', 1794813051.3549588);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 25, '1 bid 1', 'anne-id', 1794813051.363638);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 26, '2 bid 4', 'anne-id', 1794813051.3754284);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 27, '3 bid 4', 'anne-id', 1794813051.3812425);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 28, '1 bid 2', 'anne-id', 1794813051.3875692);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 29, '2 bid 3', 'anne-id', 1794813051.3921442);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 30, '3 bid 2', 'anne-id', 1794813051.397945);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 31, '1 pass', 'anne-id', 1794813051.4023757);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 32, '3 pass', 'anne-id', 1794813051.4066384);
INSERT INTO public.lines VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 33, '1 buy', 'anne-id', 1794813051.4121807);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 0, '* resources 1 iron linen fur fur', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 1, '* resources 2 wood wood fur fur', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 2, '* resources 3 iron wood linen linen', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 3, '* good 1 5', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 4, '* good 2 3', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 5, '* good 3 4', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 6, '* ship 1 11', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 7, '* ship 2 2', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 8, '* ship 3 5', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 9, '* ship 4 9', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 10, '* relic 1 bergen 12', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 11, '* relic 2 nowgorod 9', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 12, '* relic 3 london 9', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 13, '* relic 4 bergen 14', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 14, '* relic 5 brugge 15', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 15, '* relic 6 bergen 9', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 16, '* relic 7 bergen 5', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 17, '* relic 8 brugge 5', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 18, '* relic 9 london 12', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 19, '* relic 10 nowgorod 5', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 20, '* week 7', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 21, '* booth 1 leather iron wood wood wood linen', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 22, '* booth 2 leather iron iron iron', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 23, '* booth 3 leather iron linen fur fur fur', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 24, '* booth 4 iron iron iron linen', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 25, '* booth 5 leather leather iron', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 26, '* booth 6 iron linen', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 27, '* booth 7 wood fur', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 28, '* edicts one_less recall_wednesday extra_hold', NULL, 1794813051.4284728);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 29, '1 card 3', 'anne-id', 1794813051.4545965);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 30, '2 card 5', 'anne-id', 1794813051.4769702);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 31, '3 card 4', 'anne-id', 1794813051.491966);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 32, '2 booth 5', 'anne-id', 1794813051.5164347);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 33, '3 booth 3', 'anne-id', 1794813051.537919);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 34, '1 booth 1', 'anne-id', 1794813051.5598223);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 35, '2 booth 4', 'anne-id', 1794813051.5797946);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 36, '3 pass', 'anne-id', 1794813051.5948665);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 37, '1 pass', 'anne-id', 1794813051.6123433);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 38, '2 booth 7', 'anne-id', 1794813051.6287808);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 39, '2 booth 2', 'anne-id', 1794813051.6427476);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 40, '2 pass', 'anne-id', 1794813051.65816);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 41, '1 no', 'anne-id', 1794813051.676262);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 42, '2 yes', 'anne-id', 1794813051.691993);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 43, '3 no', 'anne-id', 1794813051.7985997);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 44, '2 order clothing', 'anne-id', 1794813051.911262);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 45, '3 order painting', 'anne-id', 1794813051.9616082);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 46, '1 order saddle', 'anne-id', 1794813051.9983747);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 47, '2 order footwear', 'anne-id', 1794813052.0327191);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 48, '3 order footwear', 'anne-id', 1794813052.0817373);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 49, '1 order cartwheel', 'anne-id', 1794813052.139916);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 50, '2 order cartwheel', 'anne-id', 1794813052.1671426);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 51, '3 pass', 'anne-id', 1794813052.1755419);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 52, '1 order painting', 'anne-id', 1794813052.1884725);
INSERT INTO public.lines VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 53, '2 order cartwheel', 'anne-id', 1794813052.2093344);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 0, '* start 3', NULL, 1794813052.2217455);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 1, '3 good essen.iron', 'anne-id', 1794813052.2535684);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 2, '3 carriage essen-dortmund', 'anne-id', 1794813052.2962677);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 3, '1 good paderborn.beer', 'anne-id', 1794813052.3201346);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 4, '1 carriage builefeld-paderborn', 'anne-id', 1794813052.3548014);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 5, '2 good hagen.beer', 'anne-id', 1794813052.376694);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 6, '2 carriage hagen-olpe', 'anne-id', 1794813052.400033);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 7, '3 good paderborn.beer', 'anne-id', 1794813052.4205384);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 8, '3 carriage soest-paderborn', 'anne-id', 1794813052.5784285);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 9, '1 good duisburg.beer', 'anne-id', 1794813052.5877042);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 10, '1 carriage duisburg-hagen', 'anne-id', 1794813052.6644106);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 11, '2 good olpe.iron', 'anne-id', 1794813052.697182);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 12, '2 carriage hagen-olpe', 'anne-id', 1794813052.97891);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 13, '3 good duisburg.beer', 'anne-id', 1794813053.005637);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 14, '3 carriage duisburg-hagen', 'anne-id', 1794813053.0351696);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 15, '1 good hagen.beer', 'anne-id', 1794813053.0925372);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 16, '1 carriage duisburg-hagen', 'anne-id', 1794813053.2615159);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 17, '2 good paderborn.salt', 'anne-id', 1794813053.2890224);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 18, '2 carriage soest-paderborn', 'anne-id', 1794813053.2990031);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 19, '* card builefeld.iron 5 duisburg.salt 5 soest.iron 3 hagen.beer 3', NULL, 1794813053.2990031);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 20, '3 sell duisburg.beer', 'anne-id', 1794813053.3065488);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 21, '1 sell duisburg.beer', 'anne-id', 1794813053.3113902);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 22, '2 next', 'anne-id', 1794813053.3157005);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 23, '2 dump paderborn.salt', 'anne-id', 1794813053.3210304);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 24, '3 buy duisburg', 'anne-id', 1794813053.3319614);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 25, '3 carriage duisburg-hagen', 'anne-id', 1794813053.3392112);
INSERT INTO public.lines VALUES ('begn1ZyALWzqC3bRu-Nozg', 26, '1 extend paderborn-corbach', 'anne-id', 1794813053.346147);
INSERT INTO public.seats VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('frRB-XSe3j6tmrw9_dsgFQ', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('frRB-XSe3j6tmrw9_dsgFQ', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('begn1ZyALWzqC3bRu-Nozg', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('begn1ZyALWzqC3bRu-Nozg', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('begn1ZyALWzqC3bRu-Nozg', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('WRKYOn6zu7kv4omP7wn_OA', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('WRKYOn6zu7kv4omP7wn_OA', 2, 'open', NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.tables VALUES ('frRB-XSe3j6tmrw9_dsgFQ', 'speicherstadt', 2, '', 1, 'a4540a82b43c365cd593d2b776376eb8aa4dfbe3e794f28e5821d293538eea65', 0, 'over', 184, 184, 238, 238, NULL, false, 'anne-id', NULL, 1794813040.3052053, 1794813050.8896103, 180, false, false, false, '22* 12', 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('5jLm7-k4Q9QpUs_6KPf0VQ', 'speicherstadt', 2, '', 1, 'c9da2bd59246f1874cf0418f20430f50968ce887909e29471704284c0ffa0844', 0, 'over', 193, 194, 247, 247, NULL, false, 'anne-id', NULL, 1794813040.2725017, 1794813050.9076571, 180, false, false, false, '16* 5', 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('xSTzMaJ_dNYQ4hTNVV4tDw', 'speicherstadt', 3, '', 1, 'fc24f4db9390af733b5d7359edec8587632c561f21031172346e49d881542fdd', 0, 'running', 26, 26, 34, 33, 1, false, 'anne-id', NULL, 1794813050.9598746, 1794813051.4121807, 180, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('1Bq4ZLRVyrU_hLj0trlc0A', 'colonia', 3, '', 1, '9390624b25ea5935bc7524385170a67981dece83bcdcd773da0610bd0c060a05', 0, 'running', 26, 26, 54, 54, 1, false, 'anne-id', NULL, 1794813051.4284728, 1794813052.2093344, 180, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('begn1ZyALWzqC3bRu-Nozg', 'hellweg', 3, '', 2, '2f8b0565848183e734a7ade3560bc21eaca2b3215ac94c5d264ec93e301e0904', 0, 'running', 26, 26, 27, 26, 2, false, 'anne-id', NULL, 1794813052.2217455, 1794813053.346147, 180, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('WRKYOn6zu7kv4omP7wn_OA', 'speicherstadt', 2, '', 1, 'd631fc3bc1bf14b875f1ad1b87d99435e3ab3a6805d2852e63b65d597a5decb9', 0, 'open', 1, 1, 0, 0, NULL, true, 'anne-id', NULL, 1794813053.3685927, 1794813053.3685927, 180, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.users VALUES ('anne-id', 'Anne', 1794813040.2602043, 0, '{}', NULL, false);
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
ALTER TABLE ONLY public.favourites
    ADD CONSTRAINT favourites_pkey PRIMARY KEY (user_id, table_id);
ALTER TABLE ONLY public.friends
    ADD CONSTRAINT friends_pkey PRIMARY KEY (user_id, friend_id);
ALTER TABLE ONLY public.kept_out
    ADD CONSTRAINT kept_out_pkey PRIMARY KEY (table_id, user_id);
ALTER TABLE ONLY public.lines
    ADD CONSTRAINT lines_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.mailboxes
    ADD CONSTRAINT mailboxes_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY (user_id, table_id, way);
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_pkey PRIMARY KEY (table_id, user_id, server);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (user_id, game);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.solved
    ADD CONSTRAINT solved_pkey PRIMARY KEY (user_id, kind, game, name);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
CREATE INDEX chat_by_table ON public.chat USING btree (table_id, id);
CREATE INDEX devices_by_user ON public.devices USING btree (user_id);
CREATE INDEX mailboxes_by_address ON public.mailboxes USING btree (address);
CREATE INDEX notices_by_due ON public.notices USING btree (due);
CREATE INDEX ratings_by_game ON public.ratings USING btree (game, low);
CREATE INDEX reports_by_settled ON public.reports USING btree (settled, at);
CREATE INDEX seats_by_user ON public.seats USING btree (user_id);
CREATE INDEX seats_by_wanted ON public.seats USING btree (wanted_at);
CREATE INDEX tables_by_due ON public.tables USING btree (due);
CREATE INDEX tables_by_host ON public.tables USING btree (host, status);
CREATE INDEX tables_by_status ON public.tables USING btree (status, changed);
CREATE INDEX tickets_by_user ON public.tickets USING btree (user_id);
CREATE UNIQUE INDEX users_by_page ON public.users USING btree (page);
ALTER TABLE ONLY public.archive
    ADD CONSTRAINT archive_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.favourites
    ADD CONSTRAINT favourites_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.kept_out
    ADD CONSTRAINT kept_out_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.lines
    ADD CONSTRAINT lines_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
