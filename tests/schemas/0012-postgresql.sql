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
    preferences text DEFAULT '{}'::text NOT NULL
);
ALTER TABLE ONLY public.bans ALTER COLUMN id SET DEFAULT nextval('public.bans_id_seq'::regclass);
ALTER TABLE ONLY public.chat ALTER COLUMN id SET DEFAULT nextval('public.chat_id_seq'::regclass);
ALTER TABLE ONLY public.reports ALTER COLUMN id SET DEFAULT nextval('public.reports_id_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0012');
INSERT INTO public.archive VALUES ('YYNJtI7BHUiANj3Fjs-Iww', '\x78da9d5adb6ee3460cfd15238fc536187278fd96a2289cc48b044d93859db4e8df97e3951dd99686832e90b51f0e296978481e52feedb7bb5f36878fedfe630377dfde3e5f5fbf813a19200add573562d2dfbf35d4e376ffb4f9feb2dffdb57ddbe008f8f1fded63bf7dfc882fdfbfef769bc38f97c7dd61b3ff7c78d8ed378fafef1fcf236efed9ee77cfef9f875d170c9b8797a74dbdfb76b77d7bdbfdfaf274f705d47b638452b901f108c415a05704ac987b746257932f8fb008b4fb820ce099c3c05515771c70c858e36f027efebb0613621b806951d7e9087f6c0f87359c1553b0e939d6dd797cf22c7ac180a7b56877e047c68ce33f76db1eb87fa080205328fb2182dafe69c6a2002a1b9e0fabe7d14c788044e0ac2cf4e570edca58d04d298b7a909c81308b266235e69ac22a0437a493fa119f29ef6fc3746b7daa3230025eae325dcbe408a95612cd83821cc5a20c4419a532920d7854c560ce97c7356085020a907bac684015b20806ab112eaaee94586b415b35583bfe5b83085740bbc87e9655226518382c66e182b943720700cd3d723111e5dc238346a828a7089b8b574bcbb0a07185e9597a381152cbca800487d86b7e5515745ac8d07a1bbe1bec39415b1158a3c7bad5a57858e9235fe6fdc049d4c6116a89371930506fb52273f12f8f6b015672b60122281338c8804391b3aee8844eb518514e185556d19c805634f2296d30d1fe6a9179ba1f9e5f7e2c2ac1db68de1aaff7933546dcfa689c5d6a29cbc845957b01ee87c79a4633ce29699521ba43ce49a34a5534e7645408f33a509d4cd161206bcc8aa3643d24aea9667931f1601048ce48c7c805b71c47c48853269c8785b3845cb6e178749fa273f867bbcccccdf7f7af86b6ec47432a9c06909fd7ede35d844f47fef4feb67c7f1e43437c949bf469b49ffeaea9b964b3dc61bbde7b65f6c2b057c5bc0d33e425ad6201a4e32035e051a2c2a73ddc43299363a959967888b2d64a3dbf450c4d165223e161e03c98205905f5d06e18939ef6d32960d1301c660c9d8567fa48e8e94df928c99c9d536097d11ad2e244e6c3eef5f58a0dcb4666f0734258a8f3ebb27fc17055f52717e93693b96d4f2907ce3d0a9867d5d0efa9109959ee91207af90013a9169ab2aacfc468000638e030642710a78ca55024022961495a89d57ecb0f98332152c66b69c4ae35f3a614cf20d38433afd0b33468fcef94f97012097e162b7327d3c7accc1f4beab213512a653acd9f5974e2da32de305afaf4804f2f872361fb16d1eaa6ce89bdae10a35c4ce4d76930b0565b305d50e5c3b6f3eceb4edd73db7e5219389a0c24551cae1252de3042e917541df06814829b073c3a4bb1bc05798906049aa69f4351541ec0b566ca59c63892d4d382a3e74ea108af51a14fa31bdba3a8c601e092824f2af78d8f39dd8f3798df663ff46ef17f1e78b73644e1803f8faf1993b4dc174026c3a4e23760dbe6551af018aaa7d6fe58d660820ca5bfd06b302761f399f8b83df5447d8417805240f95a98f76d6a8cb5262bc5a643ce45db93a4e011f059030f5fa5d3851b904bd3fc096b1a506b15d3018f666e4e396db068a9030eb116b7f9b261154822d95ab9c1b46252a81a2a3c19d614e6712ab0d4bcaf48b82e018e5e5caad0b28e98f5ff558d1b3e429f316abf3d1f61de76284b45af4fa95bc313716904fcb07dfbb38bebd3afb69518e46489c9b50dda39fb42ba010e54c1604165b49c7d1a4a1025dbcb06d0ab85bcecbfd65088e934c446d62903072c526ab281089c96180824bdac611b627924cc6be09b85eb22f279bb7f78ffdc8f401f9f3ff78fcf5d642f880d1813e6fcddc62ab032894a16c400524c4d65c463db089065cc0d604c4320d96bb623d06592fadd409a17124df9d3042395a46a42e8bbe398b2d48ad655cebadd80305f345edc165d22fbf1f0ea15f2683817b5aa79345cc04b9ef60d289cbf8e694073e79a911a437655564e3a548359c8bd64e3d97035c681d3ccd2c5056178d6aaae2890492e3cbef42fa79338be914bf05a2da68611c9d403d711f0c88ef1d2300992d718b4521ee13d1452a26c6fd280e10ed3f7fb010c95d3bee7f75839ca0965ab9d23902b64eff51a4e55d012011f30ab828829e36a2404698e6b1d1df284203186f9a2a44b3e0e59457445f78b41a3b39869f6007e3eb3555d1638d4e9471613137fecb7ffeef67f3cbc6f3f6ef977831e5a68ae1a5e6e6772db3e95994a4c159c5399832790b7e5001ea5900d7874e332e0504a1baab3175f0d182824cd38251655913863bc78cc5aa757c0ff6b5f184e3474ebd7eb99ddebcbdfe7df22ad3e86a2895ebe025a5ff6353c7148a17a3d15f76da23af869b1d0617ad48698d32c6dea4bc8c7e7ed5f8bdc9c41fb018d6943061a7b0015cb24fcfb9c0b12332b0e78b4605dfa038000c6fd6129031ea390450ea585b6cd1b562c2da0a6180e2f8935d584b587376bf2e27a00a0db004dc0dfff030afaed00');
INSERT INTO public.chat VALUES (1, 'klmKTJ2rB66jzPolYN6DIQ', 'anne-id', 'Anne', 'Well played – ’t was mooi!', 1794812272.9054675);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 0, '* start 1', NULL, 1794812264.3499827);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 1, '* card fireman 2', NULL, 1794812264.3499827);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 2, '* card trader tea', NULL, 1794812264.3499827);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 3, '* card trader spices', NULL, 1794812264.3499827);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 4, '1 bid 2', 'anne-id', 1794812264.4181404);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 5, '2 bid 1', 'anne-id', 1794812264.4320872);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 6, '1 bid 2', 'anne-id', 1794812264.4430737);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 7, '2 bid 2', 'anne-id', 1794812264.4554553);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 8, '1 bid 1', 'anne-id', 1794812264.4712033);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 9, '2 bid 2', 'anne-id', 1794812264.479826);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 10, '2 pass', 'anne-id', 1794812264.4942262);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 11, '1 buy', 'anne-id', 1794812264.502081);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 12, '1 buy', 'anne-id', 1794812264.5134132);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 13, '* card contract coffee tea rubber', NULL, 1794812264.5134132);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 14, '* card contract coffee spices', NULL, 1794812264.5134132);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 15, '* card trader cloth', NULL, 1794812264.5134132);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 16, '2 bid 2', 'anne-id', 1794812264.5249996);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 17, '1 bid 1', 'anne-id', 1794812264.5336986);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 18, '2 bid 1', 'anne-id', 1794812264.5453246);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 19, '1 bid 2', 'anne-id', 1794812264.552968);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 20, '2 bid 2', 'anne-id', 1794812264.5624197);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 21, '1 bid 2', 'anne-id', 1794812264.573058);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 22, '2 pass', 'anne-id', 1794812264.5822265);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 23, '2 buy', 'anne-id', 1794812264.5958753);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 24, '* card contract coffee spices rubber cloth', NULL, 1794812264.5958753);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 25, '* card office', NULL, 1794812264.5958753);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 26, '* card warehouse', NULL, 1794812264.5958753);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 27, '1 bid 2', 'anne-id', 1794812264.6093187);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 28, '2 bid 1', 'anne-id', 1794812264.6194618);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 29, '1 bid 2', 'anne-id', 1794812264.6365972);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 30, '2 bid 1', 'anne-id', 1794812264.6477108);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 31, '1 bid 3', 'anne-id', 1794812264.6596093);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 32, '2 bid 3', 'anne-id', 1794812264.670667);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 33, '2 pass', 'anne-id', 1794812264.6852689);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 34, '2 pass', 'anne-id', 1794812264.695084);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 35, '1 buy', 'anne-id', 1794812264.714915);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 36, '2 pass', 'anne-id', 1794812264.7216792);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 37, '* card trader rubber', NULL, 1794812264.7216792);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 38, '* card trader coffee', NULL, 1794812264.7216792);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 39, '* card fireman 1', NULL, 1794812264.7216792);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 40, '2 bid 3', 'anne-id', 1794812264.731297);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 41, '1 bid 1', 'anne-id', 1794812264.7419074);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 42, '2 bid 2', 'anne-id', 1794812264.750964);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 43, '1 bid 2', 'anne-id', 1794812264.766194);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 44, '2 bid 1', 'anne-id', 1794812264.7704453);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 45, '1 bid 3', 'anne-id', 1794812264.7778893);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 46, '1 buy', 'anne-id', 1794812264.7858887);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 47, '2 pass', 'anne-id', 1794812264.8054857);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 48, '2 buy', 'anne-id', 1794812264.8179812);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 49, '* card contract tea spices', NULL, 1794812264.8179812);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 50, '* card contract coffee tea rubber cloth', NULL, 1794812264.8179812);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 51, '* card ship spices spices spices', NULL, 1794812264.8179812);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 52, '1 bid 3', 'anne-id', 1794812264.8224173);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 53, '2 bid 3', 'anne-id', 1794812264.8313987);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 54, '1 bid 2', 'anne-id', 1794812264.8357735);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 55, '2 bid 3', 'anne-id', 1794812264.8426373);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 56, '1 bid 2', 'anne-id', 1794812264.8472981);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 57, '2 bid 2', 'anne-id', 1794812264.8519025);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 58, '2 buy', 'anne-id', 1794812264.861949);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 59, '2 buy', 'anne-id', 1794812264.8790922);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 60, '2 sell spices spices', 'anne-id', 1794812264.886571);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 61, '2 done', 'anne-id', 1794812264.8969576);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 62, '* card fireman 1', NULL, 1794812264.8969576);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 63, '* card contract coffee spices cloth', NULL, 1794812264.8969576);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 64, '* card fire 1', NULL, 1794812264.8969576);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 65, '* card fireman 2', NULL, 1794812264.8969576);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 66, '2 bid 1', 'anne-id', 1794812264.9037774);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 67, '1 bid 2', 'anne-id', 1794812264.9116466);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 68, '2 bid 2', 'anne-id', 1794812264.9298785);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 69, '1 bid 2', 'anne-id', 1794812264.939208);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 70, '2 bid 3', 'anne-id', 1794812264.943857);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 71, '1 bid 2', 'anne-id', 1794812264.9490726);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 72, '2 buy', 'anne-id', 1794812264.9540987);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 73, '2 buy', 'anne-id', 1794812264.960732);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 74, '* card ship coffee coffee rubber', NULL, 1794812264.960732);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 75, '* card office', NULL, 1794812264.960732);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 76, '* card ship coffee cloth cloth', NULL, 1794812264.960732);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 77, '1 bid 2', 'anne-id', 1794812264.9673011);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 78, '2 bid 2', 'anne-id', 1794812264.9735644);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 79, '1 bid 3', 'anne-id', 1794812264.9823506);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 80, '2 bid 3', 'anne-id', 1794812265.0418606);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 81, '1 bid 3', 'anne-id', 1794812265.0578587);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 82, '2 bid 1', 'anne-id', 1794812265.0655856);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 83, '2 buy', 'anne-id', 1794812265.0845299);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 84, '1 buy', 'anne-id', 1794812265.0898366);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 85, '1 buy', 'anne-id', 1794812265.0966);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 86, '1 sell coffee cloth', 'anne-id', 1794812265.1075106);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 87, '1 house cloth', 'anne-id', 1794812265.1131768);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 88, '2 deliver coffee 1', 'anne-id', 1794812265.1180706);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 89, '2 house rubber', 'anne-id', 1794812265.1315143);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 90, '2 done', 'anne-id', 1794812265.145344);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 91, '* card fireman 3', NULL, 1794812265.145344);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 92, '* card ship tea tea spices', NULL, 1794812265.145344);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 93, '* card ship coffee coffee cloth', NULL, 1794812265.145344);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 94, '2 bid 2', 'anne-id', 1794812265.1498199);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 95, '1 bid 1', 'anne-id', 1794812265.1541004);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 96, '2 bid 3', 'anne-id', 1794812265.1582165);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 97, '1 bid 2', 'anne-id', 1794812265.1648655);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 98, '2 bid 2', 'anne-id', 1794812265.1738913);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 99, '1 bid 2', 'anne-id', 1794812265.1806316);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 100, '1 buy', 'anne-id', 1794812265.1873405);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 101, '1 buy', 'anne-id', 1794812265.447513);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 102, '2 buy', 'anne-id', 1794812265.4699855);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 103, '2 swap coffee rubber cloth for spices', 'anne-id', 1794812265.4863973);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 104, '2 sell coffee spices', 'anne-id', 1794812265.5000763);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 105, '1 swap tea spices cloth for tea', 'anne-id', 1794812265.5080814);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 106, '1 sell tea tea', 'anne-id', 1794812265.5150611);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 107, '* card bank', NULL, 1794812265.5150611);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 108, '* card ship rubber cloth cloth', NULL, 1794812265.5150611);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 109, '* card fireman 4', NULL, 1794812265.5150611);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 110, '1 bid 1', 'anne-id', 1794812265.5194435);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 111, '2 bid 2', 'anne-id', 1794812265.5384786);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 112, '1 bid 3', 'anne-id', 1794812265.548121);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 113, '2 bid 1', 'anne-id', 1794812265.5641317);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 114, '1 bid 1', 'anne-id', 1794812265.5753832);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 115, '2 bid 2', 'anne-id', 1794812265.583332);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 116, '2 pass', 'anne-id', 1794812265.5895934);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 117, '1 pass', 'anne-id', 1794812265.6031399);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 118, '2 buy', 'anne-id', 1794812265.6120317);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 119, '1 buy', 'anne-id', 1794812265.6191518);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 120, '2 swap rubber cloth cloth for cloth', 'anne-id', 1794812265.7471054);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 121, '2 done', 'anne-id', 1794812265.7564955);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 122, '* card fire 2', NULL, 1794812265.7564955);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 123, '* card ship tea spices cloth', NULL, 1794812265.7564955);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 124, '* card contract tea spices cloth', NULL, 1794812265.7564955);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 125, '* card ship coffee tea spices', NULL, 1794812265.7564955);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 126, '2 bid 3', 'anne-id', 1794812265.7607503);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 127, '1 bid 3', 'anne-id', 1794812265.765003);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 128, '2 bid 1', 'anne-id', 1794812265.7743616);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 129, '1 bid 1', 'anne-id', 1794812265.8357584);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 130, '2 bid 1', 'anne-id', 1794812265.841363);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 131, '1 bid 3', 'anne-id', 1794812265.847175);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 132, '1 buy', 'anne-id', 1794812265.8594427);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 133, '1 house spices', 'anne-id', 1794812265.8722713);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 134, '1 trade tea', 'anne-id', 1794812265.878345);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 135, '1 done', 'anne-id', 1794812265.885473);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 136, '* card contract coffee tea spices rubber', NULL, 1794812265.885473);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 137, '* card ship tea tea spices', NULL, 1794812265.885473);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 138, '* card fireman 5', NULL, 1794812265.885473);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 139, '1 bid 2', 'anne-id', 1794812265.901964);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 140, '2 bid 1', 'anne-id', 1794812265.9079404);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 141, '1 bid 1', 'anne-id', 1794812265.9152496);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 142, '2 bid 3', 'anne-id', 1794812265.9293058);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 143, '1 bid 2', 'anne-id', 1794812265.955176);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 144, '2 bid 3', 'anne-id', 1794812265.971664);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 145, '2 pass', 'anne-id', 1794812266.0109496);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 146, '1 pass', 'anne-id', 1794812266.0331237);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 147, '1 pass', 'anne-id', 1794812266.1701484);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 148, '1 pass', 'anne-id', 1794812266.2031078);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 149, '2 pass', 'anne-id', 1794812266.3050265);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 150, '2 pass', 'anne-id', 1794812266.3108144);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 151, '* card contract tea rubber cloth', NULL, 1794812266.3108144);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 152, '* card contract rubber cloth', NULL, 1794812266.3108144);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 153, '* card ship tea rubber cloth', NULL, 1794812266.3108144);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 154, '2 bid 1', 'anne-id', 1794812266.315513);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 155, '1 bid 3', 'anne-id', 1794812266.3200068);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 156, '2 bid 1', 'anne-id', 1794812266.3273697);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 157, '1 bid 3', 'anne-id', 1794812266.3708968);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 158, '2 bid 3', 'anne-id', 1794812266.3854632);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 159, '1 bid 2', 'anne-id', 1794812266.3936749);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 160, '2 pass', 'anne-id', 1794812266.4074454);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 161, '2 buy', 'anne-id', 1794812266.4290018);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 162, '1 pass', 'anne-id', 1794812266.4452903);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 163, '1 buy', 'anne-id', 1794812266.4650862);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 164, '1 swap tea spices cloth for cloth', 'anne-id', 1794812266.48382);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 165, '1 trade rubber', 'anne-id', 1794812266.5050662);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 166, '1 house cloth', 'anne-id', 1794812266.5414093);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 167, '* card office', NULL, 1794812266.5414093);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 168, '* card ship rubber rubber cloth', NULL, 1794812266.5414093);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 169, '* card office', NULL, 1794812266.5414093);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 170, '1 bid 1', 'anne-id', 1794812266.5593646);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 171, '2 bid 2', 'anne-id', 1794812266.5915017);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 172, '1 bid 3', 'anne-id', 1794812266.613324);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 173, '2 bid 1', 'anne-id', 1794812266.6313696);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 174, '1 bid 3', 'anne-id', 1794812266.6604571);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 175, '2 bid 3', 'anne-id', 1794812266.6850023);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 176, '1 pass', 'anne-id', 1794812266.7067826);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 177, '2 pass', 'anne-id', 1794812266.7325368);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 178, '2 buy', 'anne-id', 1794812266.8566513);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 179, '1 buy', 'anne-id', 1794812266.8673859);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 180, '2 done', 'anne-id', 1794812266.9437795);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 181, '* card fireman 3', NULL, 1794812266.9437795);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 182, '* card harbour', NULL, 1794812266.9437795);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 183, '* card fire 3', NULL, 1794812266.9437795);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 184, '* card ship coffee spices spices', NULL, 1794812266.9437795);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 185, '2 bid 3', 'anne-id', 1794812266.9501505);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 186, '1 bid 1', 'anne-id', 1794812266.9731393);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 187, '2 bid 2', 'anne-id', 1794812267.0027542);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 188, '1 bid 2', 'anne-id', 1794812267.0082326);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 189, '2 bid 2', 'anne-id', 1794812267.0136921);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 190, '1 bid 1', 'anne-id', 1794812267.0184083);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 191, '1 buy', 'anne-id', 1794812267.0229332);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 192, '2 pass', 'anne-id', 1794812267.027738);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 193, '2 pass', 'anne-id', 1794812267.0325694);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 194, '2 buy', 'anne-id', 1794812267.0370011);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 195, '2 swap coffee spices spices for coffee', 'anne-id', 1794812267.0429628);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 196, '2 deliver coffee 3', 'anne-id', 1794812267.0502377);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 197, '* card ship coffee rubber cloth', NULL, 1794812267.0502377);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 198, '* card chamber', NULL, 1794812267.0502377);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 199, '* card prayer_boat', NULL, 1794812267.0502377);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 200, '1 bid 1', 'anne-id', 1794812267.0637987);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 201, '2 bid 2', 'anne-id', 1794812267.0738883);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 202, '1 bid 1', 'anne-id', 1794812267.0830748);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 203, '2 bid 2', 'anne-id', 1794812267.098374);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 204, '1 bid 3', 'anne-id', 1794812267.1054764);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 205, '2 bid 3', 'anne-id', 1794812267.112558);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 206, '1 buy', 'anne-id', 1794812267.122586);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 207, '2 pass', 'anne-id', 1794812267.1550965);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 208, '2 pass', 'anne-id', 1794812267.1742244);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 209, '2 pass', 'anne-id', 1794812267.2036176);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 210, '1 swap coffee rubber cloth for rubber', 'anne-id', 1794812267.2302263);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 211, '1 done', 'anne-id', 1794812267.283369);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 212, '* card ship tea tea rubber', NULL, 1794812267.283369);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 213, '* card church', NULL, 1794812267.283369);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 214, '* card fireman 5', NULL, 1794812267.283369);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 215, '2 bid 3', 'anne-id', 1794812267.313046);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 216, '1 bid 2', 'anne-id', 1794812267.3247855);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 217, '2 bid 2', 'anne-id', 1794812267.5747433);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 218, '1 bid 1', 'anne-id', 1794812267.6598735);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 219, '2 bid 1', 'anne-id', 1794812267.6880832);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 220, '1 bid 2', 'anne-id', 1794812267.6952338);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 221, '2 pass', 'anne-id', 1794812267.7031364);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 222, '2 buy', 'anne-id', 1794812267.718674);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 223, '2 buy', 'anne-id', 1794812267.7281103);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 224, '* card fireman 4', NULL, 1794812267.7281103);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 225, '* card ship coffee rubber rubber', NULL, 1794812267.7281103);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 226, '1 bid 2', 'anne-id', 1794812267.7332013);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 227, '2 bid 1', 'anne-id', 1794812267.7387006);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 228, '1 bid 2', 'anne-id', 1794812267.7429023);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 229, '2 bid 2', 'anne-id', 1794812267.751341);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 230, '1 bid 1', 'anne-id', 1794812267.7659438);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 231, '2 bid 2', 'anne-id', 1794812267.7752693);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 232, '2 pass', 'anne-id', 1794812267.7850468);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 233, '1 pass', 'anne-id', 1794812267.7954814);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 234, '1 buy', 'anne-id', 1794812267.8085186);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 235, '1 swap coffee rubber rubber for cloth', 'anne-id', 1794812267.8193502);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 236, '1 done', 'anne-id', 1794812267.8353932);
INSERT INTO public.lines VALUES ('klmKTJ2rB66jzPolYN6DIQ', 237, '* card fire 4', NULL, 1794812267.8353932);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 0, '* start 3', NULL, 1794812272.9604657);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 1, '* card contract coffee spices rubber cloth', NULL, 1794812272.9604657);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 2, '* card office', NULL, 1794812272.9604657);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 3, '* card trader coffee', NULL, 1794812272.9604657);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 4, '* card trader cloth', NULL, 1794812272.9604657);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 5, '3 bid 4', 'anne-id', 1794812272.990744);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 6, '1 bid 2', 'anne-id', 1794812273.0072863);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 7, '2 bid 2', 'anne-id', 1794812273.0402262);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 8, '3 bid 2', 'anne-id', 1794812273.0676894);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 9, '1 bid 1', 'anne-id', 1794812273.2038991);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 10, '2 bid 2', 'anne-id', 1794812273.25223);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 11, '3 bid 2', 'anne-id', 1794812273.473822);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 12, '1 bid 4', 'anne-id', 1794812273.5131233);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 13, '2 bid 4', 'anne-id', 1794812273.6331494);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 14, '1 buy', 'anne-id', 1794812273.6603808);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 15, '2 buy', 'anne-id', 1794812273.6704874);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 16, '3 pass', 'anne-id', 1794812273.6754673);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 17, '1 pass', 'anne-id', 1794812273.686052);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 18, '2 buy', 'anne-id', 1794812273.6913867);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 19, '* card trader tea', NULL, 1794812273.6913867);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 20, '* card trader rubber', NULL, 1794812273.6913867);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 21, '* card trader spices', NULL, 1794812273.6913867);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 22, '* card fireman 1', NULL, 1794812273.6913867);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 23, '1 bid 4', 'anne-id', 1794812273.7174454);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 24, '2 bid 1', 'anne-id', 1794812273.7228868);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 25, '3 bid 4', 'anne-id', 1794812273.7353127);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 26, '1 bid 3', 'anne-id', 1794812273.739687);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 27, '2 bid 2', 'anne-id', 1794812273.8015323);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 28, '3 bid 3', 'anne-id', 1794812273.8263736);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 29, '1 bid 4', 'anne-id', 1794812273.8845012);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 30, '2 bid 4', 'anne-id', 1794812273.8922093);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 31, '3 bid 2', 'anne-id', 1794812273.8993194);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 32, '2 pass', 'anne-id', 1794812273.9219842);
INSERT INTO public.lines VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 33, '3 buy', 'anne-id', 1794812273.9310539);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 0, '* resources 1 leather leather iron wood', NULL, 1794812273.9386215);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 1, '* resources 2 wood wood linen fur', NULL, 1794812273.9386215);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 2, '* resources 3 leather wood linen fur', NULL, 1794812273.9386215);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 3, '* good 1 1', NULL, 1794812273.9386215);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 4, '* good 2 3', NULL, 1794812273.9386215);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 5, '* good 3 6', NULL, 1794812273.9386215);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 6, '3 choose saddle', 'anne-id', 1794812273.9665165);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 7, '* ship 1 7', NULL, 1794812273.9665165);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 8, '* ship 2 9', NULL, 1794812273.9665165);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 9, '* ship 3 13', NULL, 1794812273.9665165);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 10, '* ship 4 10', NULL, 1794812273.9665165);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 11, '* relic 1 brugge 9', NULL, 1794812273.9665165);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 12, '* relic 2 brugge 12', NULL, 1794812273.9665165);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 13, '* relic 3 nowgorod shrine', NULL, 1794812273.9665165);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 14, '* relic 4 london 5', NULL, 1794812273.9665165);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 15, '* relic 5 bergen 12', NULL, 1794812273.9665165);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 16, '* relic 6 bergen 9', NULL, 1794812273.9665165);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 17, '* relic 7 bergen shrine', NULL, 1794812273.9665165);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 18, '* relic 8 brugge shrine', NULL, 1794812273.9665165);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 19, '* relic 9 nowgorod 5', NULL, 1794812273.9665165);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 20, '* relic 10 bergen 15', NULL, 1794812273.9665165);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 21, '* week 6', NULL, 1794812273.9665165);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 22, '* booth 1 wood linen linen linen fur', NULL, 1794812273.9665165);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 23, '* booth 2 leather iron wood wood fur fur', NULL, 1794812273.9665165);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 24, '* booth 3 iron iron', NULL, 1794812273.9665165);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 25, '* booth 4 wood wood linen', NULL, 1794812273.9665165);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 26, '* booth 5 leather leather fur fur', NULL, 1794812273.9665165);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 27, '* booth 6 leather leather iron fur', NULL, 1794812273.9665165);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 28, '* booth 7 leather iron linen linen linen fur', NULL, 1794812273.9665165);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 29, '* edicts one_less extra_hold exchange_money', NULL, 1794812273.9665165);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 30, '1 card 4', 'anne-id', 1794812274.0088882);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 31, '2 card 5', 'anne-id', 1794812274.0199728);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 32, '3 card 7', 'anne-id', 1794812274.2159338);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 33, '3 booth 1', 'anne-id', 1794812274.4565248);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 34, '2 booth 3', 'anne-id', 1794812274.4932098);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 35, '1 booth 2', 'anne-id', 1794812274.521929);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 36, '3 pass', 'anne-id', 1794812274.5355363);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 37, '2 booth 7', 'anne-id', 1794812274.5420692);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 38, '1 pass', 'anne-id', 1794812274.5485911);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 39, '2 booth 4', 'anne-id', 1794812274.567474);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 40, '2 booth 5', 'anne-id', 1794812274.6049078);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 41, '2 pass', 'anne-id', 1794812274.6194026);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 42, '3 order clothing', 'anne-id', 1794812274.64808);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 43, '2 order saddle', 'anne-id', 1794812274.6636505);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 44, '1 order cartwheel', 'anne-id', 1794812274.77371);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 45, '3 pass', 'anne-id', 1794812274.7907434);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 46, '2 order footwear', 'anne-id', 1794812274.8052151);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 47, '1 order cartwheel', 'anne-id', 1794812274.817412);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 48, '2 order clothing', 'anne-id', 1794812274.8346374);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 49, '1 order footwear', 'anne-id', 1794812274.9245074);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 50, '2 order footwear', 'anne-id', 1794812274.997447);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 51, '1 order footwear', 'anne-id', 1794812275.0032883);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 52, '2 order cartwheel', 'anne-id', 1794812275.008312);
INSERT INTO public.lines VALUES ('M2YO8ypRqbGWNiYwqthHaw', 53, '2 order painting', 'anne-id', 1794812275.0140383);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 0, '* start 3', NULL, 1794812275.0167048);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 1, '3 good corbach.salt', 'anne-id', 1794812275.05411);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 2, '3 carriage olpe-corbach', 'anne-id', 1794812275.1236851);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 3, '1 good essen.iron', 'anne-id', 1794812275.1345012);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 4, '1 carriage duisburg-essen', 'anne-id', 1794812275.6564858);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 5, '2 good builefeld.iron', 'anne-id', 1794812275.6946273);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 6, '2 carriage moenster-builefeld', 'anne-id', 1794812275.7100015);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 7, '3 good essen.iron', 'anne-id', 1794812275.7444787);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 8, '3 carriage essen-moenster', 'anne-id', 1794812275.8066645);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 9, '1 good hagen.beer', 'anne-id', 1794812275.811601);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 10, '1 carriage duisburg-hagen', 'anne-id', 1794812275.8186553);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 11, '2 good builefeld.salt', 'anne-id', 1794812275.8252559);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 12, '2 carriage builefeld-paderborn', 'anne-id', 1794812275.829707);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 13, '3 good builefeld.salt', 'anne-id', 1794812275.8364637);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 14, '3 carriage dortmund-builefeld', 'anne-id', 1794812275.8454044);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 15, '1 good soest.salt', 'anne-id', 1794812275.851434);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 16, '1 carriage dortmund-soest', 'anne-id', 1794812275.8581524);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 17, '2 good paderborn.salt', 'anne-id', 1794812275.8675423);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 18, '2 carriage soest-paderborn', 'anne-id', 1794812275.8727624);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 19, '* card duisburg.salt 3 essen.iron 4 soest.iron 5 paderborn.beer 4', NULL, 1794812275.8727624);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 20, '3 sell essen.iron', 'anne-id', 1794812275.8792963);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 21, '1 sell essen.iron', 'anne-id', 1794812275.984018);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 22, '2 next', 'anne-id', 1794812275.9916131);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 23, '2 dump builefeld.iron', 'anne-id', 1794812275.9961631);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 24, '3 extend soest-corbach', 'anne-id', 1794812276.213866);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 25, '1 extend hagen-olpe', 'anne-id', 1794812276.2186294);
INSERT INTO public.lines VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 26, '2 buy essen', 'anne-id', 1794812276.258273);
INSERT INTO public.seats VALUES ('klmKTJ2rB66jzPolYN6DIQ', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('klmKTJ2rB66jzPolYN6DIQ', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('YYNJtI7BHUiANj3Fjs-Iww', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('YYNJtI7BHUiANj3Fjs-Iww', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('M2YO8ypRqbGWNiYwqthHaw', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('M2YO8ypRqbGWNiYwqthHaw', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('M2YO8ypRqbGWNiYwqthHaw', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('ZX7PWQE8g1bFgAH715cPyg', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('ZX7PWQE8g1bFgAH715cPyg', 2, 'open', NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.tables VALUES ('YYNJtI7BHUiANj3Fjs-Iww', 'speicherstadt', 2, '', 1, 'fabb21272ba539553544a787b62d952192c0ad767d739f963e20793be6c9286d', 0, 'over', 187, 187, 241, 241, NULL, false, 'anne-id', NULL, 1794812264.3784547, 1794812272.882848, 180, false, false, false, '2 11*', 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('klmKTJ2rB66jzPolYN6DIQ', 'speicherstadt', 2, '', 1, '45cc3eb3f3d2b8bbe02a445659811df8503502758dbc65ae1b45e4ead6b9d36f', 0, 'over', 184, 185, 238, 238, NULL, false, 'anne-id', NULL, 1794812264.3499827, 1794812272.9073625, 180, false, false, false, '21* -6', 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('7GMiGo8Gmb9xJHS2wp0NEQ', 'speicherstadt', 3, '', 1, 'd20d1731b516190b6aa0f89436a4db8ea359c662151e5ca0ef2da2a486e3ba31', 0, 'running', 26, 26, 34, 33, 1, false, 'anne-id', NULL, 1794812272.9604657, 1794812273.9310539, 180, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('M2YO8ypRqbGWNiYwqthHaw', 'colonia', 3, '', 1, '12da135874a6b56806949d7398b082d188c83482b44b888bc42c9f029a077760', 0, 'running', 26, 26, 54, 53, 2, false, 'anne-id', NULL, 1794812273.9386215, 1794812275.0140383, 180, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('bOHK0C-8-Guw1Wms5NPoyw', 'hellweg', 3, '', 2, 'c5a057d5c796fc6d471754c6385921764d629797c1d04b45c7da53ff859d6076', 0, 'running', 26, 26, 27, 26, 2, false, 'anne-id', NULL, 1794812275.0167048, 1794812276.258273, 180, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('ZX7PWQE8g1bFgAH715cPyg', 'speicherstadt', 2, '', 1, 'be91b02aaf5ea054c023f29043b84b47a69fb8d47d319e5a431e2af2c9865367', 0, 'open', 1, 1, 0, 0, NULL, true, 'anne-id', NULL, 1794812276.2623003, 1794812276.2623003, 180, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.users VALUES ('anne-id', 'Anne', 1794812264.344555, 0, '{}');
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
