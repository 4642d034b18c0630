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
CREATE TABLE public.presence (
    table_id character varying(32) NOT NULL,
    user_id character varying(32) NOT NULL,
    server character varying(32) NOT NULL,
    until double precision NOT NULL
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
INSERT INTO public.alembic_version VALUES ('0013');
INSERT INTO public.archive VALUES ('ltH76mo4_y8gdP_I_vNgOw', '\x78da955a5d6fe3380cfc2b411f0fbd40123f24fe96c5e290b659b4b86e5b24ed2df6dfdfb8b113a7b644ed53fb30a46571341ccaf9f6ede6afcdf17d7778dfc49bdb978fe7e7db988d4b4c25c46de22214e9fbed80badf1d1e363f9e0efb9fbb973ef0fdebcbfb6177ff8e7f7efcd8ef37c7b7a7fbfdb1271278409bc8b8b97b7ad8d0cdedcdeee565fff7d3c3cd05c8db205234ca004c6d60ce928a746434cd6996305570312ae7502e09630d9838b3c48e8c78e960e312df76c7630da79272cea7842d5c19deb88c0ffef85d8125e4d36963ea280e785d9ed50e257fd81f2ac55e0bf8b53bec1f5f3f8efb1ef03aa736878fbb3b3cf4fef9f5fdb199a6bdd54993d80918dbc0ac42817c7ea542e04d071d924509a923a189a539bf6a402c6fa457ab7e442161811e1988a4988acb2de298b2919b4e62c9a64bd69caabaace0326052a2d4039eb2afd363866fd7881450ce7e91280b6b883e8fa8842c592f19ab8fc60a43eea8ba5192543a966899cb3963b5521ca2665f7b3888a9cb0e8e52e8b4b8ca717edfefc6b3bc2cd3327a2ceb1f07e0294d74bb149c3275480493319a905f099c528a493a32aa31950eb270b124d4d126f1e4c2fe7115e8a74e6db7515f11d1987d98664397749f8a4364a43dee630d5ce914150d58c61f1f9fdeaefa4a4768bb7e62284a32bf7e1a081622fb82a4d1200cec734cc94a8a1d36479953eaa0d8e035487c615074543a27acd65a339868e4a9919618855dd1520bf02ee904fbb41653ed2a70454f1d0b78fcb55b2bfbe6c7eb456856b3e40059986cdae9a16d7c62b6b266ae69c9b125f84cef41326b666b19f6c9ea99d8ae4ae12caced9740014e31fbd4cf704b513aec337c159fcd6e135884a96389e87139909fafc02f11b34b6878f164c96360d110f8aaf5ac8f346bc881066b12b744ce8bd996b776ec40043fd0d9bf5c9863e9288861a0315f89e03729748825fc3a05ee104bc308a7dad1e02d1a6cac275968b118b7dc01097eac14f685d298310f8ec43aee9f9fa7e2b494cb4460f247e57ad83f3ffd779ebcaafb6f68be21c73e2bbd047ff2e6a23935de2c03eb56af2347abbbc9364428963f130198623176656800827cd13c5201489123752c91b2e6d8b142b938b72a5b0053782d8b8ee3062ea34dbbfe1d388c17925d580ce8e794da6d68bd9c6bc12bfab5eee5bde0168fae6263b3ea11079f28f9f488c94ab1ec97339622cae46714664d7e9f92c163a3e7664fc5002c3905cb6d191378cd4ceaf63de052e214c84df739d196b62a0226050d776eb9ae2b39fe194cd77425b09e073aa1f427a229306a31d2e899e78fbebe4afa7c742b0bec0c4d438ce7310167ccd13cc227a53e394bae8568e0d310f045a77949f105f6ab4cd7ced522f07ca0db67ea12d766611efcd2fcecd58005da9c7c1d1dfea84847bea456724742c1ff3d47190627c4f3985765b6c12f79d7a640e134d9e9da79eefad272a397c8bbddcbbf3db8b586ebb06199e493471d97ac57b16d0533d61c3a7ab0292c7ec81d0961294371efbc143e814276bd2c709858753ea8d7803131c569d0ac8a277070a86a0e770698044bde2d2b70b0a7ba1cebdc02af455e35f05685d78227459226b85d94a81123a47b00759b247250f6ab82cde6e2f752ddb294242afe1a39c3c50b776484bd44a5db5d52b712248cc34d8b0f82963b5e947957042d30f7807bedd4556cbb606aa6697eb95ddbb54294833bc10d38d8d4f9fd7b35a1649c4bf2975894e044dcfb2e00335eb9905731b81a25f54f70310a893d9ac062a2e75c5d6a3eee7eae1eec2574fdc2610df9b83bdcbd7eb493b6770733386b21bf82166320eda8a061a43b0f2ead0a62be66b30e55409747c60e4e580e616c64ade29805726f36f33684c12ab57903144813e4aa7b3f7e1cee17a76f0df9e91ca80779ee12f53bc36a5887345cc5b6741240a1202eb180d3c2bed40067b1889f2ea218455d9e0298d095b4272387a0d9fbf4051c662c33f17810075295389b8baecbe54d44799ba25999b6ec3c689c8a577b0916489b24573cd690dd33fc5af0db61f77b7ff8e7ee75f7de84a72699d0ec39fb273ba3edc2e9cfb5a2b621825d4c9a7c1e6304cce44e19c0097134f613422b78fa1cdfa093268c23493cf1812633a95e4f9d6395b81293538961bc593aff34a3f5290321d0550be56b4c93a759d0a053ba5edaa82eb55d1c7cc2d711fac4bc6ac4f085733167ad5ad635f0d74bf29a66ce22dbe52d8203eedf0701a80a8b20be52952c2c9c7d4ec3e69c6f5c5a382b912dfaf9305d2b91776758d00061b1a60f032d1cb42f978e7c6472fe69570bc719cde8ebe7e3a519be20bfff0f0c292768');
INSERT INTO public.chat VALUES (1, 'Da6dVHv7K2PCGgmAY36cwA', 'anne-id', 'Anne', 'Well played – ’t was mooi!', 1794812808.0623536);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 0, '* start 1', NULL, 1794812801.2140105);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 1, '* card trader rubber', NULL, 1794812801.2140105);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 2, '* card fireman 1', NULL, 1794812801.2140105);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 3, '* card trader tea', NULL, 1794812801.2140105);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 4, '1 bid 3', 'anne-id', 1794812801.290863);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 5, '2 bid 1', 'anne-id', 1794812801.3148217);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 6, '1 bid 2', 'anne-id', 1794812801.3334394);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 7, '2 bid 2', 'anne-id', 1794812801.3534148);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 8, '1 bid 2', 'anne-id', 1794812801.3702686);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 9, '2 bid 1', 'anne-id', 1794812801.3867605);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 10, '2 buy', 'anne-id', 1794812801.4033103);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 11, '1 buy', 'anne-id', 1794812801.4410264);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 12, '1 pass', 'anne-id', 1794812801.5004725);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 13, '* card office', NULL, 1794812801.5004725);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 14, '* card warehouse', NULL, 1794812801.5004725);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 15, '* card trader spices', NULL, 1794812801.5004725);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 16, '2 bid 1', 'anne-id', 1794812801.5343428);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 17, '1 bid 3', 'anne-id', 1794812801.5652614);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 18, '2 bid 1', 'anne-id', 1794812801.593955);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 19, '1 bid 3', 'anne-id', 1794812801.6164641);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 20, '2 bid 3', 'anne-id', 1794812801.6364741);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 21, '1 bid 2', 'anne-id', 1794812801.6569998);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 22, '2 pass', 'anne-id', 1794812801.6744685);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 23, '2 buy', 'anne-id', 1794812801.6981235);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 24, '1 buy', 'anne-id', 1794812801.7155051);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 25, '1 buy', 'anne-id', 1794812801.7444735);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 26, '* card trader coffee', NULL, 1794812801.7444735);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 27, '* card trader cloth', NULL, 1794812801.7444735);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 28, '* card contract coffee spices', NULL, 1794812801.7444735);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 29, '1 bid 3', 'anne-id', 1794812801.7741847);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 30, '2 bid 3', 'anne-id', 1794812801.8508167);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 31, '1 bid 3', 'anne-id', 1794812801.871096);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 32, '2 bid 3', 'anne-id', 1794812801.8801904);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 33, '1 bid 2', 'anne-id', 1794812801.896194);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 34, '2 bid 3', 'anne-id', 1794812801.902296);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 35, '1 pass', 'anne-id', 1794812801.9102287);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 36, '2 buy', 'anne-id', 1794812801.9151082);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 37, '* card contract coffee tea rubber', NULL, 1794812801.9151082);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 38, '* card contract coffee spices rubber cloth', NULL, 1794812801.9151082);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 39, '* card fireman 2', NULL, 1794812801.9151082);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 40, '2 bid 2', 'anne-id', 1794812801.9198596);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 41, '1 bid 1', 'anne-id', 1794812801.9276743);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 42, '2 bid 1', 'anne-id', 1794812801.9318655);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 43, '1 bid 2', 'anne-id', 1794812801.9361415);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 44, '2 bid 1', 'anne-id', 1794812801.9438238);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 45, '1 bid 2', 'anne-id', 1794812801.9486768);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 46, '1 buy', 'anne-id', 1794812801.9558198);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 47, '* card ship cloth cloth cloth', NULL, 1794812801.9558198);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 48, '* card fireman 2', NULL, 1794812801.9558198);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 49, '* card contract coffee spices cloth', NULL, 1794812801.9558198);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 50, '1 bid 2', 'anne-id', 1794812801.9694095);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 51, '2 bid 1', 'anne-id', 1794812801.999056);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 52, '1 bid 2', 'anne-id', 1794812802.0210977);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 53, '2 bid 2', 'anne-id', 1794812802.0356648);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 54, '1 bid 1', 'anne-id', 1794812802.0500162);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 55, '2 bid 2', 'anne-id', 1794812802.0626664);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 56, '2 buy', 'anne-id', 1794812802.0823631);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 57, '2 pass', 'anne-id', 1794812802.0868938);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 58, '2 swap cloth cloth cloth for cloth', 'anne-id', 1794812802.0922608);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 59, '2 house cloth', 'anne-id', 1794812802.0996392);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 60, '* card fireman 1', NULL, 1794812802.0996392);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 61, '* card ship tea spices cloth', NULL, 1794812802.0996392);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 62, '* card ship spices spices cloth', NULL, 1794812802.0996392);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 63, '2 bid 2', 'anne-id', 1794812802.1041596);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 64, '1 bid 1', 'anne-id', 1794812802.1115787);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 65, '2 bid 2', 'anne-id', 1794812802.117211);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 66, '1 bid 1', 'anne-id', 1794812802.1218731);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 67, '2 bid 2', 'anne-id', 1794812802.1269577);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 68, '1 bid 1', 'anne-id', 1794812802.2371898);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 69, '1 pass', 'anne-id', 1794812802.2896209);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 70, '1 pass', 'anne-id', 1794812802.3173046);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 71, '1 pass', 'anne-id', 1794812802.3441226);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 72, '2 pass', 'anne-id', 1794812802.3592134);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 73, '2 buy', 'anne-id', 1794812802.3725364);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 74, '2 discard cloth', 'anne-id', 1794812802.3770158);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 75, '2 swap tea spices cloth for tea', 'anne-id', 1794812802.3814538);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 76, '2 house tea', 'anne-id', 1794812802.387926);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 77, '* card contract coffee tea rubber cloth', NULL, 1794812802.387926);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 78, '* card fire 1', NULL, 1794812802.387926);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 79, '* card contract tea spices', NULL, 1794812802.387926);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 80, '* card ship rubber rubber cloth', NULL, 1794812802.387926);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 81, '1 bid 1', 'anne-id', 1794812802.3956704);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 82, '2 bid 2', 'anne-id', 1794812802.403483);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 83, '1 bid 2', 'anne-id', 1794812802.4113445);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 84, '2 bid 3', 'anne-id', 1794812802.415579);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 85, '1 bid 3', 'anne-id', 1794812802.4249654);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 86, '2 bid 2', 'anne-id', 1794812802.4394658);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 87, '1 buy', 'anne-id', 1794812802.4554102);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 88, '1 pass', 'anne-id', 1794812802.4672716);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 89, '2 buy', 'anne-id', 1794812802.475624);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 90, '1 pass', 'anne-id', 1794812802.4799695);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 91, '2 done', 'anne-id', 1794812802.487868);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 92, '* card office', NULL, 1794812802.487868);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 93, '* card fireman 3', NULL, 1794812802.487868);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 94, '* card ship coffee spices rubber', NULL, 1794812802.487868);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 95, '2 bid 3', 'anne-id', 1794812802.4939685);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 96, '1 bid 1', 'anne-id', 1794812802.5023677);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 97, '2 bid 1', 'anne-id', 1794812802.5152986);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 98, '1 bid 3', 'anne-id', 1794812802.5300832);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 99, '2 bid 3', 'anne-id', 1794812802.5434368);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 100, '1 bid 3', 'anne-id', 1794812802.5515525);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 101, '1 buy', 'anne-id', 1794812802.5610352);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 102, '1 buy', 'anne-id', 1794812802.5712829);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 103, '2 deliver tea 2', 'anne-id', 1794812802.5835767);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 104, '1 deliver coffee 1', 'anne-id', 1794812802.5878077);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 105, '1 house rubber', 'anne-id', 1794812802.5922048);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 106, '1 trade spices', 'anne-id', 1794812802.603528);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 107, '1 deliver rubber 1', 'anne-id', 1794812802.609689);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 108, '* card fire 2', NULL, 1794812802.609689);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 109, '* card contract coffee tea spices rubber', NULL, 1794812802.609689);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 110, '* card ship tea tea rubber', NULL, 1794812802.609689);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 111, '* card contract tea rubber cloth', NULL, 1794812802.609689);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 112, '1 bid 2', 'anne-id', 1794812802.6154764);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 113, '2 bid 2', 'anne-id', 1794812802.6237926);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 114, '1 bid 2', 'anne-id', 1794812802.6280184);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 115, '2 bid 3', 'anne-id', 1794812802.6322503);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 116, '1 bid 2', 'anne-id', 1794812802.6365027);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 117, '2 bid 3', 'anne-id', 1794812802.641106);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 118, '2 buy', 'anne-id', 1794812802.6525874);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 119, '2 pass', 'anne-id', 1794812802.670404);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 120, '2 swap tea tea rubber for cloth', 'anne-id', 1794812802.6755037);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 121, '2 house cloth', 'anne-id', 1794812802.6846378);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 122, '* card fireman 4', NULL, 1794812802.6846378);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 123, '* card ship coffee coffee spices', NULL, 1794812802.6846378);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 124, '* card contract rubber cloth', NULL, 1794812802.6846378);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 125, '2 bid 1', 'anne-id', 1794812802.6906388);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 126, '1 bid 3', 'anne-id', 1794812802.707481);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 127, '2 bid 1', 'anne-id', 1794812802.7186139);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 128, '1 bid 1', 'anne-id', 1794812802.7267585);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 129, '2 bid 1', 'anne-id', 1794812802.7312229);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 130, '1 bid 2', 'anne-id', 1794812802.7366247);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 131, '1 buy', 'anne-id', 1794812802.741379);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 132, '1 pass', 'anne-id', 1794812802.767692);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 133, '1 pass', 'anne-id', 1794812802.7729404);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 134, '* card ship coffee tea spices', NULL, 1794812802.7729404);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 135, '* card ship coffee tea rubber', NULL, 1794812802.7729404);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 136, '* card bank', NULL, 1794812802.7729404);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 137, '1 bid 2', 'anne-id', 1794812802.779972);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 138, '2 bid 1', 'anne-id', 1794812802.7860956);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 139, '1 bid 3', 'anne-id', 1794812802.7993734);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 140, '2 bid 1', 'anne-id', 1794812802.807609);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 141, '1 bid 2', 'anne-id', 1794812802.8331044);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 142, '2 bid 1', 'anne-id', 1794812802.8435144);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 143, '2 buy', 'anne-id', 1794812802.857458);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 144, '1 pass', 'anne-id', 1794812802.87448);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 145, '1 pass', 'anne-id', 1794812802.8830616);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 146, '1 pass', 'anne-id', 1794812802.8927703);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 147, '2 sell spices cloth', 'anne-id', 1794812802.9003043);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 148, '2 house tea', 'anne-id', 1794812802.9079645);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 149, '2 sell coffee tea', 'anne-id', 1794812802.9134612);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 150, '* card fireman 5', NULL, 1794812802.9134612);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 151, '* card contract tea spices cloth', NULL, 1794812802.9134612);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 152, '* card ship tea spices cloth', NULL, 1794812802.9134612);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 153, '2 bid 1', 'anne-id', 1794812802.9285128);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 154, '1 bid 2', 'anne-id', 1794812802.932929);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 155, '2 bid 1', 'anne-id', 1794812802.9407356);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 156, '1 bid 3', 'anne-id', 1794812802.9486291);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 157, '2 bid 1', 'anne-id', 1794812802.9765115);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 158, '1 bid 3', 'anne-id', 1794812802.9876053);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 159, '2 buy', 'anne-id', 1794812803.0084136);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 160, '1 buy', 'anne-id', 1794812803.0286713);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 161, '1 buy', 'anne-id', 1794812803.0399454);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 162, '1 deliver tea 1', 'anne-id', 1794812803.044791);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 163, '1 deliver cloth 3', 'anne-id', 1794812803.0716882);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 164, '1 deliver spices 3', 'anne-id', 1794812803.0787299);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 165, '* card harbour', NULL, 1794812803.0787299);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 166, '* card ship coffee spices rubber', NULL, 1794812803.0787299);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 167, '* card fire 3', NULL, 1794812803.0787299);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 168, '* card ship coffee coffee cloth', NULL, 1794812803.0787299);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 169, '1 bid 3', 'anne-id', 1794812803.0867207);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 170, '2 bid 1', 'anne-id', 1794812803.1381984);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 171, '1 bid 1', 'anne-id', 1794812803.148061);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 172, '2 bid 3', 'anne-id', 1794812803.161009);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 173, '1 bid 3', 'anne-id', 1794812803.169332);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 174, '2 bid 1', 'anne-id', 1794812803.187889);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 175, '1 buy', 'anne-id', 1794812803.3061054);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 176, '2 pass', 'anne-id', 1794812803.3247974);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 177, '1 buy', 'anne-id', 1794812803.3692224);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 178, '1 deliver coffee 2', 'anne-id', 1794812803.3912084);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 179, '1 warehouse cloth', 'anne-id', 1794812803.4193964);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 180, '1 warehouse coffee', 'anne-id', 1794812803.4511137);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 181, '1 done', 'anne-id', 1794812803.4764972);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 182, '* card office', NULL, 1794812803.4764972);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 183, '* card ship tea tea rubber', NULL, 1794812803.4764972);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 184, '* card fireman 5', NULL, 1794812803.4764972);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 185, '2 bid 3', 'anne-id', 1794812803.4889991);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 186, '1 bid 3', 'anne-id', 1794812803.5098758);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 187, '2 bid 1', 'anne-id', 1794812803.527398);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 188, '1 bid 1', 'anne-id', 1794812803.5498364);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 189, '2 bid 2', 'anne-id', 1794812803.573158);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 190, '1 bid 3', 'anne-id', 1794812803.5911078);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 191, '2 pass', 'anne-id', 1794812803.595411);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 192, '1 pass', 'anne-id', 1794812803.5996444);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 193, '2 pass', 'anne-id', 1794812803.6106431);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 194, '2 buy', 'anne-id', 1794812803.6284218);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 195, '1 sell coffee cloth', 'anne-id', 1794812803.6331532);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 196, '* card prayer_boat', NULL, 1794812803.6331532);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 197, '* card ship tea spices cloth', NULL, 1794812803.6331532);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 198, '* card fireman 3', NULL, 1794812803.6331532);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 199, '1 bid 2', 'anne-id', 1794812803.639601);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 200, '2 bid 3', 'anne-id', 1794812803.6437962);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 201, '1 bid 1', 'anne-id', 1794812803.6480184);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 202, '2 bid 1', 'anne-id', 1794812803.6539023);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 203, '1 bid 1', 'anne-id', 1794812803.6634402);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 204, '2 bid 3', 'anne-id', 1794812803.674756);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 205, '1 pass', 'anne-id', 1794812803.685274);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 206, '2 buy', 'anne-id', 1794812803.7010803);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 207, '1 pass', 'anne-id', 1794812803.7056699);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 208, '* card church', NULL, 1794812803.7056699);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 209, '* card chamber', NULL, 1794812803.7056699);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 210, '* card ship coffee rubber rubber', NULL, 1794812803.7056699);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 211, '2 bid 3', 'anne-id', 1794812803.7250168);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 212, '1 bid 3', 'anne-id', 1794812803.7525232);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 213, '2 bid 1', 'anne-id', 1794812803.768641);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 214, '1 bid 2', 'anne-id', 1794812803.7884634);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 215, '2 bid 2', 'anne-id', 1794812803.804761);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 216, '1 bid 1', 'anne-id', 1794812803.818881);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 217, '1 pass', 'anne-id', 1794812803.8339434);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 218, '1 buy', 'anne-id', 1794812803.851264);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 219, '1 buy', 'anne-id', 1794812803.8681712);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 220, '1 sell rubber rubber', 'anne-id', 1794812803.8842597);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 221, '1 warehouse coffee', 'anne-id', 1794812803.9017012);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 222, '* card office', NULL, 1794812803.9017012);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 223, '* card fireman 4', NULL, 1794812803.9017012);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 224, '1 bid 1', 'anne-id', 1794812803.9182563);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 225, '2 bid 1', 'anne-id', 1794812803.9392085);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 226, '1 bid 1', 'anne-id', 1794812803.9538877);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 227, '2 bid 1', 'anne-id', 1794812803.975837);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 228, '1 bid 2', 'anne-id', 1794812803.9966798);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 229, '2 bid 1', 'anne-id', 1794812804.0164773);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 230, '1 buy', 'anne-id', 1794812804.0355952);
INSERT INTO public.lines VALUES ('Da6dVHv7K2PCGgmAY36cwA', 231, '* card fire 4', NULL, 1794812804.0355952);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 0, '* start 1', NULL, 1794812808.0950766);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 1, '* card contract coffee tea rubber', NULL, 1794812808.0950766);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 2, '* card warehouse', NULL, 1794812808.0950766);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 3, '* card office', NULL, 1794812808.0950766);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 4, '* card fireman 2', NULL, 1794812808.0950766);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 5, '1 bid 3', 'anne-id', 1794812808.1331487);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 6, '2 bid 2', 'anne-id', 1794812808.1525517);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 7, '3 bid 3', 'anne-id', 1794812808.1699636);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 8, '1 bid 2', 'anne-id', 1794812808.1830122);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 9, '2 bid 1', 'anne-id', 1794812808.2012813);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 10, '3 bid 4', 'anne-id', 1794812808.2172565);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 11, '1 bid 1', 'anne-id', 1794812808.2490194);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 12, '2 bid 1', 'anne-id', 1794812808.2658439);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 13, '3 bid 2', 'anne-id', 1794812808.2772677);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 14, '2 buy', 'anne-id', 1794812808.2900822);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 15, '1 buy', 'anne-id', 1794812808.322356);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 16, '1 buy', 'anne-id', 1794812808.333947);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 17, '3 pass', 'anne-id', 1794812808.3459105);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 18, '* card trader coffee', NULL, 1794812808.3459105);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 19, '* card trader cloth', NULL, 1794812808.3459105);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 20, '* card contract coffee spices rubber cloth', NULL, 1794812808.3459105);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 21, '* card fireman 1', NULL, 1794812808.3459105);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 22, '2 bid 3', 'anne-id', 1794812808.3602068);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 23, '3 bid 2', 'anne-id', 1794812808.379516);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 24, '1 bid 1', 'anne-id', 1794812808.3888144);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 25, '2 bid 4', 'anne-id', 1794812808.3988082);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 26, '3 bid 4', 'anne-id', 1794812808.4076798);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 27, '1 bid 1', 'anne-id', 1794812808.4260113);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 28, '2 bid 1', 'anne-id', 1794812808.430406);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 29, '3 bid 1', 'anne-id', 1794812808.4347506);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 30, '1 bid 1', 'anne-id', 1794812808.4390156);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 31, '2 buy', 'anne-id', 1794812808.4554243);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 32, '3 buy', 'anne-id', 1794812808.4673426);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 33, '3 buy', 'anne-id', 1794812808.4784882);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 34, '* card contract coffee spices', NULL, 1794812808.4784882);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 35, '* card trader rubber', NULL, 1794812808.4784882);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 36, '* card trader spices', NULL, 1794812808.4784882);
INSERT INTO public.lines VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 37, '* card trader tea', NULL, 1794812808.4784882);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 0, '* resources 1 wood wood linen linen', NULL, 1794812808.4894488);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 1, '* resources 2 iron linen fur fur', NULL, 1794812808.4894488);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 2, '* resources 3 iron wood linen fur', NULL, 1794812808.4894488);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 3, '* good 1 6', NULL, 1794812808.4894488);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 4, '1 choose footwear', 'anne-id', 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 5, '* good 2 1', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 6, '* good 3 1', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 7, '* ship 1 4', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 8, '* ship 2 8', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 9, '* ship 3 1', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 10, '* ship 4 16', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 11, '* relic 1 bergen 14', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 12, '* relic 2 bergen 9', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 13, '* relic 3 london 5', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 14, '* relic 4 bergen 9', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 15, '* relic 5 london 9', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 16, '* relic 6 bergen 15', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 17, '* relic 7 nowgorod 14', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 18, '* relic 8 brugge 14', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 19, '* relic 9 bergen 5', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 20, '* relic 10 london 15', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 21, '* week 8', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 22, '* booth 1 iron linen', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 23, '* booth 2 iron iron wood linen', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 24, '* booth 3 iron iron linen linen fur', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 25, '* booth 4 leather fur fur', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 26, '* booth 5 wood wood linen fur fur', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 27, '* booth 6 leather leather iron iron wood fur', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 28, '* booth 7 leather iron wood fur', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 29, '* edicts one_less draw_two two_relics', NULL, 1794812808.5206313);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 30, '1 card 5', 'anne-id', 1794812808.5366108);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 31, '2 card 3', 'anne-id', 1794812808.553405);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 32, '3 card 4', 'anne-id', 1794812808.5701287);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 33, '1 booth 1', 'anne-id', 1794812808.6010315);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 34, '3 booth 6', 'anne-id', 1794812808.617111);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 35, '2 booth 5', 'anne-id', 1794812808.6307003);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 36, '1 booth 2', 'anne-id', 1794812808.6646144);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 37, '3 pass', 'anne-id', 1794812808.6828504);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 38, '2 pass', 'anne-id', 1794812808.7058437);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 39, '1 booth 4', 'anne-id', 1794812808.732346);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 40, '1 booth 3', 'anne-id', 1794812808.7558699);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 41, '1 booth 7', 'anne-id', 1794812808.8027308);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 42, '1 no', 'anne-id', 1794812808.83712);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 43, '2 yes', 'anne-id', 1794812808.8915834);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 44, '3 no', 'anne-id', 1794812808.9708095);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 45, '1 order painting', 'anne-id', 1794812808.9895487);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 46, '3 order clothing', 'anne-id', 1794812809.0085077);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 47, '2 pass', 'anne-id', 1794812809.023744);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 48, '1 order painting', 'anne-id', 1794812809.041958);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 49, '3 pass', 'anne-id', 1794812809.0558617);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 50, '1 order footwear', 'anne-id', 1794812809.0736291);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 51, '1 order cartwheel', 'anne-id', 1794812809.0904632);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 52, '1 order footwear', 'anne-id', 1794812809.1084833);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 53, '1 pass', 'anne-id', 1794812809.1210437);
INSERT INTO public.lines VALUES ('QQtK7QQB8gCOq9evgf3wQg', 54, '* dice 3 6 3 5', NULL, 1794812809.1210437);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 0, '* start 3', NULL, 1794812809.137589);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 1, '3 good essen.iron', 'anne-id', 1794812809.162501);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 2, '3 carriage essen-dortmund', 'anne-id', 1794812809.181795);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 3, '1 good paderborn.beer', 'anne-id', 1794812809.2057943);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 4, '1 carriage soest-paderborn', 'anne-id', 1794812809.2225654);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 5, '2 good soest.salt', 'anne-id', 1794812809.2558434);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 6, '2 carriage dortmund-soest', 'anne-id', 1794812809.26877);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 7, '3 good duisburg.beer', 'anne-id', 1794812809.2943826);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 8, '3 carriage duisburg-essen', 'anne-id', 1794812809.3247504);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 9, '1 good essen.iron', 'anne-id', 1794812809.331545);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 10, '1 carriage duisburg-essen', 'anne-id', 1794812809.3474963);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 11, '2 good duisburg.beer', 'anne-id', 1794812809.3594623);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 12, '2 carriage duisburg-hagen', 'anne-id', 1794812809.372098);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 13, '3 good duisburg.salt', 'anne-id', 1794812809.3836536);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 14, '3 carriage duisburg-hagen', 'anne-id', 1794812809.4006174);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 15, '1 good paderborn.beer', 'anne-id', 1794812809.4071076);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 16, '1 carriage paderborn-corbach', 'anne-id', 1794812809.432508);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 17, '2 good essen.iron', 'anne-id', 1794812809.4563005);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 18, '2 carriage duisburg-essen', 'anne-id', 1794812809.473615);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 19, '* card builefeld.iron 5 duisburg.salt 5 soest.iron 3 hagen.beer 3', NULL, 1794812809.473615);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 20, '3 next', 'anne-id', 1794812809.4928691);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 21, '3 next', 'anne-id', 1794812809.5133827);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 22, '3 dump duisburg.beer', 'anne-id', 1794812809.5447595);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 23, '1 next', 'anne-id', 1794812809.559844);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 24, '2 next', 'anne-id', 1794812809.5975125);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 25, '2 dump soest.salt', 'anne-id', 1794812809.6040893);
INSERT INTO public.lines VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 26, '3 buy hagen', 'anne-id', 1794812809.6089747);
INSERT INTO public.seats VALUES ('Da6dVHv7K2PCGgmAY36cwA', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('Da6dVHv7K2PCGgmAY36cwA', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('ltH76mo4_y8gdP_I_vNgOw', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('ltH76mo4_y8gdP_I_vNgOw', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('QQtK7QQB8gCOq9evgf3wQg', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('QQtK7QQB8gCOq9evgf3wQg', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('QQtK7QQB8gCOq9evgf3wQg', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('rzLrxfM6q8VB7QtZXF5lZQ', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('rzLrxfM6q8VB7QtZXF5lZQ', 2, 'open', NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.tables VALUES ('ltH76mo4_y8gdP_I_vNgOw', 'speicherstadt', 2, '', 1, '9aac884ddfb5d3c26d74da3701d5b53aa29636d59cf94fdbb436bbb9004b17c9', 0, 'over', 173, 173, 227, 227, NULL, false, 'anne-id', NULL, 1794812801.2485313, 1794812808.0476506, 180, false, false, false, '16* 1', 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('Da6dVHv7K2PCGgmAY36cwA', 'speicherstadt', 2, '', 1, 'fa003ff361cc26db9ca213b24212cdb542f98c96d07a4191ed98ef7b5b962cef', 0, 'over', 178, 179, 232, 232, NULL, false, 'anne-id', NULL, 1794812801.2140105, 1794812808.0641708, 180, false, false, false, '19* 7', 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('aVe6bq6WRgG_S6SSGgDXFw', 'speicherstadt', 3, '', 1, '8e83568ac4dbc922353ab59ba4f0332b585e8132abff0db93103a226cde5e492', 0, 'running', 26, 26, 38, 38, 3, false, 'anne-id', NULL, 1794812808.0950766, 1794812808.4784882, 180, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('QQtK7QQB8gCOq9evgf3wQg', 'colonia', 3, '', 1, '7773a975bc39e72bddf07025539f2f38d62c6aa7fc5ab9021130faf6efd5a380', 0, 'running', 26, 26, 55, 55, 1, false, 'anne-id', NULL, 1794812808.4894488, 1794812809.1210437, 180, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('ffQKv3y7XyIKbq5nNyoDCg', 'hellweg', 3, '', 2, '82fbdf4f2e7a3136877b511766428d2a25e5d7b53f0b43d496ab32755b1cecfd', 0, 'running', 26, 26, 27, 26, 1, false, 'anne-id', NULL, 1794812809.137589, 1794812809.6089747, 180, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('rzLrxfM6q8VB7QtZXF5lZQ', 'speicherstadt', 2, '', 1, '7ab34412b51fdb7e8685fabb125f1b0b1fc7730af4917bcba84c7dd0e6ab3e99', 0, 'open', 1, 1, 0, 0, NULL, true, 'anne-id', NULL, 1794812809.6132944, 1794812809.6132944, 180, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.users VALUES ('anne-id', 'Anne', 1794812801.1931283, 0, '{}', NULL, false);
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
