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
    level character varying(16)
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
    changed double precision NOT NULL
);
CREATE TABLE public.users (
    id character varying(32) NOT NULL,
    name character varying(40) NOT NULL,
    created double precision NOT NULL,
    epoch integer DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.chat ALTER COLUMN id SET DEFAULT nextval('public.chat_id_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0005');
INSERT INTO public.archive VALUES ('L4ZVbaQmsixl2RDY_SBkxw', '\x78da955aed6e5b370c7d15a33f874e90f8293e4b310c4ee222c1b2a4b0930d7dfb51ceb5637b9278fba76b8143de7bc5c3c34379dfbe7df96d7378dbeedf36e5cbd797f7e7e7af458db4020ba54aa655fff8da40f7dbfdc3e6fbd37ef7f7f66515f6f5fbf7a7fbdd0ae0db7efbb0db6fee3d6037c597cdddd3437bf697edcbcbeef7a7872f679ce52454259b35201c8138006a2e55ca67c2210e48adf067c2d19395480931ce582b3148f48625e54a84459684ef3f0730822a00b0e41bc2a492105d1cf8fdeb8b9ff9fddb72e49bb7dd76b37fbfbbdbed6f4ebf17bc54cb63d683e3e4f3f330a85a31e400a46c202587270c0973958a106764855c083f33c2005829fbdfa2849832318bc1bcb698a0a892d58fe7fed81e0e239ca19195390730a1ff1750272438fcf06e3ddcd6687de452e4cdfdf3ebdbe39a340b37563c77d6549848c45831aa39ba401423e4cf8c300056054495a8f13199642905a38c94208309844ca744850b150cca4ead73146a99b38892d59259836c9cc0952eeb65e3febbddef1e5fdf0fb77adc059f04bc57f91efe3445600a9e1d14271444cb1a1d3d27ef4de7479cd058940da284928a58ae313b24a13f999822499044b534290fca248911bde6382fbac3145168ae0892d4052617e8f5759b07fdb6ec859daa89bf028629785e00adb55e526474ac7efc783535fa0935653fd74be330c2955cf04392678ae438d72e0e8d88e36a4638fb8141a5d4470132454dec302e586d05ceb2dba4725194c3e3d38f352a3e8cfd24ccfac09195bc06cf2aac0949ca22fdf38aa098b7628d4b4c45b3158a39c34c18eb94bad9c4ac976e73f42dd515202b86e533c4c2cb270f613565ffdee5436086736785ce9c301f91fb2ad01027a51a9ea7f180d30ed3cc8bda5ef0e1ff64e821c7f6b5cfbe353966ecedc5af6d99abd819a3aaaf1ba6c210b1be261f012e1b1c67b4220a52e38c66ee724122925a0251a412ce3ef3d9276ec4753eaa2c7135c818a154ab15bd3dfd9efbbc3dfe4e6c772d8d1ef2c9b459e0fc486a5bd602ad929c5356b722c1c2d170855896eace130264610cf6d8067439a5700237a05b6e1f49d3c1d5604ceea44b0813401ffd73496b3877072eb975c69606abaeb77511be87d797dd006605fcfc16e13bfcbbedd47af3fd755974fb199ce3a7c63e7ae521b6b8752082d3467f36d79300ff43242f010fbbe7a77f3e96ee41954bf2d9efa301477e6e2c52fde0bbedcb5f6b703d319eb4e44d9219714b62f1e5e55211474061290635cee8c34ed1346a2e4880b5ad4e5146687b08a385ef08ee2c7cba2bcf9b01926497098c9a01929f8b8075fc14dd1e7807bb523fbbb1e782cf187519373f964abe1aa344078d2917ef8752231543d745f067076b5703b6fdac00c71939672d1cbfa26ff80230d7273c9e8c9104156eb7106e6db906384a4e98765ff86b9e7c12782d837d5ef4828f060ed6221b55790a9e158fda50d3784a5242063756354e4854afc6ee08c7ecff88d58b92580620885fd1f7599e5fe53494655f60829ba123ce7c0096b9cc7072de2f17439fd365610b0c42d0ad01de0ca423b38611e495acb6448c263127f6950b4f976387ddf3f32df7ba51d20a715a8b27d9955d6108e7f71cfd16e9055fb6c8e8de7c12198ec7abc81913d9a5b38a4fd288daec2ba31b150c9928297b46b228a1245f40cbf9c26adc0392bcaca21c194a4984ee3d810272b71b30108e2ca0241115097ca7b8c066f764103c547da0882fd3cb9c38de759e7fabeae2d15d2fe4e5633e7cde84c9ed2ac13ffee4cf874cd6f655447cb5c53e6effee70a807fdb1dffedcedffbc7bddbead819fc9fad1e1ddf6b88a9b69a1261572066ac46975952b560123c6d466a80d2ccc58db9467bb9cde23a02f03186f49bea713829540617d4bafb9e6c80df8eaeddac727ae0e8b6f29fb64442c7313d72d532ff638ab712db26b2b7be0de6e7d839c9dadb51f3e73b670fc5bf28d31678d04c87cb690ff2bcea70554317e41f3610514d9d5d2966e5483f99d7ec3f99ec116c37cb2fb2a34973487f948e068f72d2565f625e363bb592af7b8dddfbdbedf2a49173ab8efef83cf3a72d69269d4a4480e2c443ece824bd70674ab821c5cfc37dc315df4534203fad93a31217e4551655bf1863e67cbe25f87eae0306b3f2111cecb0ea9ddf39d06d9d1405def66dd18202b19eb45d052a6011e9d829231eaf62ef2fef17d7fffb806395a0daec11317e3402eedffc78844a4014d183244e5f765d6bbd9244e58b178b9387ac5b6ccb240cc505f66db2f8841fdd1c586c5b4463084c2a309b230a66b4a47a1817fbe0c9b7f659bd14a189f9bdb30ce182764e4ac59e3843e45dc29ae284425d08c1265f40dd6a58c20506a87b1fa36779afb17f77b6510507ce451d54b5779fa8db68f771fc557a2705daa6e10b865f18174eb146e87ff05f28fff00c0fcec97');
INSERT INTO public.chat VALUES (1, 'EZe3Gl1EPMhaBMdaknSdjg', 'anne-id', 'Anne', 'Well played – ’t was mooi!', 1794782614.3088694);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 0, '* start 1', NULL, 1794782564.783449);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 1, '* card contract coffee tea rubber', NULL, 1794782564.783449);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 2, '* card contract coffee spices rubber cloth', NULL, 1794782564.783449);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 3, '* card trader tea', NULL, 1794782564.783449);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 4, '1 bid 3', 'anne-id', 1794782564.9166799);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 5, '2 bid 3', 'anne-id', 1794782564.9582891);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 6, '1 bid 1', 'anne-id', 1794782564.9993277);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 7, '2 bid 3', 'anne-id', 1794782565.0542405);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 8, '1 bid 3', 'anne-id', 1794782565.086345);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 9, '2 bid 3', 'anne-id', 1794782565.4549336);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 10, '1 buy', 'anne-id', 1794782565.6886938);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 11, '2 pass', 'anne-id', 1794782565.8287113);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 12, '2 pass', 'anne-id', 1794782565.95389);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 13, '1 pass', 'anne-id', 1794782566.0833182);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 14, '2 buy', 'anne-id', 1794782566.1900907);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 15, '* card office', NULL, 1794782566.1900907);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 16, '* card fireman 2', NULL, 1794782566.1900907);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 17, '* card trader spices', NULL, 1794782566.1900907);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 18, '2 bid 2', 'anne-id', 1794782566.4126368);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 19, '1 bid 3', 'anne-id', 1794782566.5918512);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 20, '2 bid 1', 'anne-id', 1794782566.718292);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 21, '1 bid 2', 'anne-id', 1794782566.8049138);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 22, '2 bid 2', 'anne-id', 1794782566.8655314);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 23, '1 bid 1', 'anne-id', 1794782566.9911776);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 24, '2 buy', 'anne-id', 1794782567.069143);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 25, '2 pass', 'anne-id', 1794782567.2014482);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 26, '1 pass', 'anne-id', 1794782567.2817998);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 27, '2 pass', 'anne-id', 1794782567.3422482);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 28, '1 buy', 'anne-id', 1794782567.486122);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 29, '* card fireman 1', NULL, 1794782567.486122);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 30, '* card trader cloth', NULL, 1794782567.486122);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 31, '* card trader rubber', NULL, 1794782567.486122);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 32, '1 bid 2', 'anne-id', 1794782567.5647304);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 33, '2 bid 2', 'anne-id', 1794782567.7660952);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 34, '1 bid 3', 'anne-id', 1794782567.85633);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 35, '2 bid 1', 'anne-id', 1794782567.974781);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 36, '1 bid 2', 'anne-id', 1794782568.108631);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 37, '2 bid 1', 'anne-id', 1794782568.2670934);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 38, '2 pass', 'anne-id', 1794782568.4227457);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 39, '2 pass', 'anne-id', 1794782568.6406193);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 40, '1 buy', 'anne-id', 1794782568.8226118);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 41, '1 buy', 'anne-id', 1794782569.0088375);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 42, '* card trader coffee', NULL, 1794782569.0088375);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 43, '* card warehouse', NULL, 1794782569.0088375);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 44, '* card contract coffee spices', NULL, 1794782569.0088375);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 45, '2 bid 3', 'anne-id', 1794782569.144579);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 46, '1 bid 2', 'anne-id', 1794782569.274269);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 47, '2 bid 3', 'anne-id', 1794782569.3526483);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 48, '1 bid 3', 'anne-id', 1794782569.4452813);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 49, '2 bid 2', 'anne-id', 1794782569.5149755);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 50, '1 bid 2', 'anne-id', 1794782569.6406043);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 51, '2 pass', 'anne-id', 1794782569.7178597);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 52, '1 buy', 'anne-id', 1794782569.8686705);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 53, '2 pass', 'anne-id', 1794782570.0535712);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 54, '2 pass', 'anne-id', 1794782570.1319098);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 55, '1 buy', 'anne-id', 1794782570.3619673);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 56, '* card fire 1', NULL, 1794782570.3619673);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 57, '* card contract coffee tea rubber cloth', NULL, 1794782570.3619673);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 58, '* card ship coffee tea cloth', NULL, 1794782570.3619673);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 59, '* card office', NULL, 1794782570.3619673);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 60, '1 bid 3', 'anne-id', 1794782570.6086917);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 61, '2 bid 1', 'anne-id', 1794782570.8373542);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 62, '1 bid 2', 'anne-id', 1794782570.9767938);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 63, '2 bid 1', 'anne-id', 1794782571.0808673);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 64, '1 bid 2', 'anne-id', 1794782571.2806346);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 65, '2 bid 1', 'anne-id', 1794782571.5286293);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 66, '2 buy', 'anne-id', 1794782571.676596);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 67, '1 pass', 'anne-id', 1794782571.8813078);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 68, '1 buy', 'anne-id', 1794782572.0526495);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 69, '* card fireman 2', NULL, 1794782572.0526495);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 70, '* card contract coffee spices cloth', NULL, 1794782572.0526495);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 71, '* card ship tea spices cloth', NULL, 1794782572.0526495);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 72, '2 bid 1', 'anne-id', 1794782572.1926537);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 73, '1 bid 3', 'anne-id', 1794782572.2892082);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 74, '2 bid 3', 'anne-id', 1794782572.3804193);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 75, '1 bid 2', 'anne-id', 1794782572.4926133);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 76, '2 bid 2', 'anne-id', 1794782572.557839);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 77, '1 bid 3', 'anne-id', 1794782572.6350725);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 78, '2 buy', 'anne-id', 1794782572.7166014);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 79, '2 buy', 'anne-id', 1794782572.7785358);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 80, '2 pass', 'anne-id', 1794782572.8263493);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 81, '1 pass', 'anne-id', 1794782572.8736286);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 82, '* card ship tea spices cloth', NULL, 1794782572.8736286);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 83, '* card fireman 1', NULL, 1794782572.8736286);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 84, '* card fireman 3', NULL, 1794782572.8736286);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 85, '1 bid 3', 'anne-id', 1794782572.925505);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 86, '2 bid 3', 'anne-id', 1794782572.997055);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 87, '1 bid 1', 'anne-id', 1794782573.0513792);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 88, '2 bid 2', 'anne-id', 1794782573.1005635);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 89, '1 bid 2', 'anne-id', 1794782573.151097);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 90, '2 bid 1', 'anne-id', 1794782573.2091975);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 91, '1 pass', 'anne-id', 1794782573.2579563);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 92, '2 pass', 'anne-id', 1794782573.33325);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 93, '2 buy', 'anne-id', 1794782573.4247618);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 94, '1 pass', 'anne-id', 1794782573.4861195);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 95, '2 buy', 'anne-id', 1794782573.544569);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 96, '* card ship coffee spices rubber', NULL, 1794782573.544569);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 97, '* card contract tea spices', NULL, 1794782573.544569);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 98, '* card ship coffee rubber cloth', NULL, 1794782573.544569);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 99, '2 bid 2', 'anne-id', 1794782573.6137462);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 100, '1 bid 3', 'anne-id', 1794782573.6971867);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 101, '2 bid 2', 'anne-id', 1794782573.785831);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 102, '1 bid 1', 'anne-id', 1794782573.8455741);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 103, '2 bid 3', 'anne-id', 1794782573.9007208);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 104, '1 bid 3', 'anne-id', 1794782573.9772568);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 105, '1 buy', 'anne-id', 1794782574.0386631);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 106, '2 pass', 'anne-id', 1794782574.1252809);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 107, '2 buy', 'anne-id', 1794782574.1971598);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 108, '1 pass', 'anne-id', 1794782574.2535036);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 109, '2 pass', 'anne-id', 1794782574.3213665);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 110, '1 pass', 'anne-id', 1794782574.387028);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 111, '1 swap coffee spices rubber for spices', 'anne-id', 1794782574.470216);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 112, '1 warehouse spices', 'anne-id', 1794782574.5435615);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 113, '1 deliver spices 2', 'anne-id', 1794782574.6207066);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 114, '* card contract coffee tea spices rubber', NULL, 1794782574.6207066);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 115, '* card contract tea spices cloth', NULL, 1794782574.6207066);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 116, '* card fireman 4', NULL, 1794782574.6207066);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 117, '1 bid 3', 'anne-id', 1794782574.7286205);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 118, '2 bid 1', 'anne-id', 1794782574.813526);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 119, '1 bid 2', 'anne-id', 1794782574.9018104);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 120, '2 bid 3', 'anne-id', 1794782574.9936059);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 121, '1 bid 2', 'anne-id', 1794782575.0545504);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 122, '2 bid 1', 'anne-id', 1794782575.1169088);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 123, '2 pass', 'anne-id', 1794782575.1747553);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 124, '2 buy', 'anne-id', 1794782575.2937152);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 125, '1 buy', 'anne-id', 1794782575.4407356);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 126, '1 pass', 'anne-id', 1794782575.532902);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 127, '2 buy', 'anne-id', 1794782575.640711);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 128, '* card ship coffee spices rubber', NULL, 1794782575.640711);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 129, '* card contract rubber cloth', NULL, 1794782575.640711);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 130, '* card fireman 5', NULL, 1794782575.640711);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 131, '2 bid 2', 'anne-id', 1794782575.7468758);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 132, '1 bid 3', 'anne-id', 1794782575.8287678);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 133, '2 bid 1', 'anne-id', 1794782575.905121);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 134, '1 bid 3', 'anne-id', 1794782576.0813212);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 135, '2 bid 1', 'anne-id', 1794782576.1689863);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 136, '1 bid 2', 'anne-id', 1794782576.2242694);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 137, '2 pass', 'anne-id', 1794782576.2814577);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 138, '2 pass', 'anne-id', 1794782576.351571);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 139, '2 pass', 'anne-id', 1794782576.439885);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 140, '1 pass', 'anne-id', 1794782576.5236626);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 141, '1 pass', 'anne-id', 1794782576.724672);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 142, '1 buy', 'anne-id', 1794782576.9225209);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 143, '* card ship spices rubber cloth', NULL, 1794782576.9225209);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 144, '* card ship coffee tea cloth', NULL, 1794782576.9225209);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 145, '* card fire 2', NULL, 1794782576.9225209);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 146, '* card ship coffee tea cloth', NULL, 1794782576.9225209);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 147, '1 bid 2', 'anne-id', 1794782577.100791);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 148, '2 bid 1', 'anne-id', 1794782577.2650998);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 149, '1 bid 1', 'anne-id', 1794782577.468671);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 150, '2 bid 2', 'anne-id', 1794782577.5967026);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 151, '1 bid 1', 'anne-id', 1794782577.6566415);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 152, '2 bid 3', 'anne-id', 1794782577.736588);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 153, '2 pass', 'anne-id', 1794782577.82068);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 154, '1 buy', 'anne-id', 1794782577.8751812);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 155, '1 pass', 'anne-id', 1794782577.9533584);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 156, '2 pass', 'anne-id', 1794782578.0092435);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 157, '2 buy', 'anne-id', 1794782578.0925205);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 158, '1 warehouse cloth', 'anne-id', 1794782578.168579);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 159, '1 sell spices cloth', 'anne-id', 1794782578.2481375);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 160, '1 done', 'anne-id', 1794782578.360051);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 161, '2 sell coffee tea', 'anne-id', 1794782578.465337);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 162, '2 house cloth', 'anne-id', 1794782578.501676);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 163, '2 deliver cloth 2', 'anne-id', 1794782578.5886288);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 164, '* card bank', NULL, 1794782578.5886288);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 165, '* card ship tea spices rubber', NULL, 1794782578.5886288);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 166, '* card contract tea rubber cloth', NULL, 1794782578.5886288);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 167, '2 bid 2', 'anne-id', 1794782578.6310308);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 168, '1 bid 3', 'anne-id', 1794782578.7284613);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 169, '2 bid 3', 'anne-id', 1794782578.8072093);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 170, '1 bid 2', 'anne-id', 1794782578.9256086);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 171, '2 bid 2', 'anne-id', 1794782579.1126282);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 172, '1 bid 1', 'anne-id', 1794782579.3633983);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 173, '1 buy', 'anne-id', 1794782579.5047052);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 174, '2 pass', 'anne-id', 1794782579.6875892);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 175, '1 buy', 'anne-id', 1794782579.8376508);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 176, '2 buy', 'anne-id', 1794782579.9590394);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 177, '1 sell tea spices', 'anne-id', 1794782580.030318);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 178, '1 warehouse rubber', 'anne-id', 1794782580.2076325);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 179, '1 done', 'anne-id', 1794782580.2805495);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 180, '* card ship tea spices cloth', NULL, 1794782580.2805495);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 181, '* card ship coffee rubber rubber', NULL, 1794782580.2805495);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 182, '* card fire 3', NULL, 1794782580.2805495);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 183, '* card ship spices rubber rubber', NULL, 1794782580.2805495);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 184, '1 bid 3', 'anne-id', 1794782580.3575091);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 185, '2 bid 3', 'anne-id', 1794782580.4285862);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 186, '1 bid 1', 'anne-id', 1794782580.5606601);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 187, '2 bid 2', 'anne-id', 1794782580.7174618);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 188, '1 bid 2', 'anne-id', 1794782580.8968334);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 189, '2 bid 2', 'anne-id', 1794782581.0673585);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 190, '1 buy', 'anne-id', 1794782581.2433786);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 191, '2 buy', 'anne-id', 1794782581.3286784);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 192, '1 buy', 'anne-id', 1794782581.5286374);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 193, '1 swap tea rubber rubber for rubber', 'anne-id', 1794782581.6769774);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 194, '1 sell spices rubber', 'anne-id', 1794782581.8006604);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 195, '1 sell rubber cloth', 'anne-id', 1794782581.996712);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 196, '1 house spices', 'anne-id', 1794782582.173623);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 197, '1 done', 'anne-id', 1794782582.373886);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 198, '2 deliver rubber 4', 'anne-id', 1794782582.5047104);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 199, '2 deliver coffee 4', 'anne-id', 1794782582.6905704);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 200, '2 done', 'anne-id', 1794782582.7526333);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 201, '* card church', NULL, 1794782582.7526333);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 202, '* card fireman 3', NULL, 1794782582.7526333);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 203, '* card chamber', NULL, 1794782582.7526333);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 204, '2 bid 3', 'anne-id', 1794782582.888667);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 205, '1 bid 3', 'anne-id', 1794782583.0647566);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 206, '2 bid 1', 'anne-id', 1794782583.1966856);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 207, '1 bid 3', 'anne-id', 1794782583.3446162);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 208, '2 bid 2', 'anne-id', 1794782583.4726925);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 209, '1 bid 2', 'anne-id', 1794782583.6333392);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 210, '2 pass', 'anne-id', 1794782583.8257902);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 211, '2 buy', 'anne-id', 1794782583.908653);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 212, '1 pass', 'anne-id', 1794782584.0895936);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 213, '1 pass', 'anne-id', 1794782584.264656);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 214, '1 warehouse spices', 'anne-id', 1794782584.4525902);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 215, '1 trade spices', 'anne-id', 1794782584.6180513);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 216, '* card ship tea spices cloth', NULL, 1794782584.6180513);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 217, '* card prayer_boat', NULL, 1794782584.6180513);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 218, '* card office', NULL, 1794782584.6180513);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 219, '1 bid 2', 'anne-id', 1794782584.692687);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 220, '2 bid 2', 'anne-id', 1794782584.9057434);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 221, '1 bid 3', 'anne-id', 1794782585.0366175);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 222, '2 bid 1', 'anne-id', 1794782585.1926312);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 223, '1 bid 3', 'anne-id', 1794782585.4141805);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 224, '2 bid 2', 'anne-id', 1794782585.6171749);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 225, '2 pass', 'anne-id', 1794782585.6686525);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 226, '1 pass', 'anne-id', 1794782585.7360044);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 227, '2 buy', 'anne-id', 1794782585.85955);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 228, '1 buy', 'anne-id', 1794782585.9926658);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 229, '* card fireman 5', NULL, 1794782585.9926658);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 230, '* card harbour', NULL, 1794782585.9926658);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 231, '* card fireman 4', NULL, 1794782585.9926658);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 232, '2 bid 3', 'anne-id', 1794782586.1619928);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 233, '1 bid 1', 'anne-id', 1794782586.3766046);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 234, '2 bid 2', 'anne-id', 1794782586.55759);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 235, '1 bid 1', 'anne-id', 1794782586.7086942);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 236, '2 bid 2', 'anne-id', 1794782586.9707103);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 237, '1 bid 3', 'anne-id', 1794782587.112774);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 238, '1 buy', 'anne-id', 1794782587.3806047);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 239, '2 buy', 'anne-id', 1794782587.6327043);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 240, '1 buy', 'anne-id', 1794782587.7458906);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 241, '* card office', NULL, 1794782587.7458906);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 242, '* card ship coffee coffee tea', NULL, 1794782587.7458906);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 243, '1 bid 2', 'anne-id', 1794782587.9958496);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 244, '2 bid 2', 'anne-id', 1794782588.128129);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 245, '1 bid 1', 'anne-id', 1794782588.364877);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 246, '2 bid 1', 'anne-id', 1794782588.5846825);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 247, '1 bid 1', 'anne-id', 1794782588.833848);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 248, '2 bid 1', 'anne-id', 1794782588.992665);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 249, '1 buy', 'anne-id', 1794782589.1248872);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 250, '1 buy', 'anne-id', 1794782589.3566136);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 251, '1 warehouse coffee', 'anne-id', 1794782589.5765796);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 252, '1 house coffee', 'anne-id', 1794782589.7489564);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 253, '1 deliver tea 3', 'anne-id', 1794782589.917922);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 254, '1 deliver coffee 1', 'anne-id', 1794782590.1058877);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 255, '1 deliver coffee 2', 'anne-id', 1794782590.3097112);
INSERT INTO public.lines VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 256, '* card fire 4', NULL, 1794782590.3097112);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 0, '* start 2', NULL, 1794782614.5047293);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 1, '* card trader spices', NULL, 1794782614.5047293);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 2, '* card trader coffee', NULL, 1794782614.5047293);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 3, '* card warehouse', NULL, 1794782614.5047293);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 4, '* card fireman 1', NULL, 1794782614.5047293);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 5, '2 bid 1', 'anne-id', 1794782614.6854126);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 6, '3 bid 4', 'anne-id', 1794782614.7634642);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 7, '1 bid 2', 'anne-id', 1794782614.8286386);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 8, '2 bid 1', 'anne-id', 1794782614.9486685);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 9, '3 bid 1', 'anne-id', 1794782615.1166818);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 10, '1 bid 4', 'anne-id', 1794782615.3493524);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 11, '2 bid 1', 'anne-id', 1794782615.6766465);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 12, '3 bid 4', 'anne-id', 1794782615.960635);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 13, '1 bid 2', 'anne-id', 1794782616.2115655);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 14, '2 pass', 'anne-id', 1794782616.4249542);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 15, '2 buy', 'anne-id', 1794782616.54725);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 16, '1 buy', 'anne-id', 1794782616.6012459);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 17, '3 pass', 'anne-id', 1794782616.6461356);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 18, '1 pass', 'anne-id', 1794782616.7213535);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 19, '3 buy', 'anne-id', 1794782616.8795936);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 20, '* card trader tea', NULL, 1794782616.8795936);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 21, '* card fireman 2', NULL, 1794782616.8795936);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 22, '* card trader rubber', NULL, 1794782616.8795936);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 23, '* card contract coffee tea rubber', NULL, 1794782616.8795936);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 24, '3 bid 2', 'anne-id', 1794782617.00495);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 25, '1 bid 2', 'anne-id', 1794782617.1066344);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 26, '2 bid 4', 'anne-id', 1794782617.2405674);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 27, '3 bid 3', 'anne-id', 1794782617.394021);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 28, '1 bid 4', 'anne-id', 1794782617.5089626);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 29, '2 bid 4', 'anne-id', 1794782617.6368992);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 30, '3 bid 3', 'anne-id', 1794782617.7981386);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 31, '1 bid 3', 'anne-id', 1794782617.873233);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 32, '2 bid 1', 'anne-id', 1794782618.005215);
INSERT INTO public.lines VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 33, '2 pass', 'anne-id', 1794782618.1030684);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 0, '* resources 1 leather iron wood fur', NULL, 1794782618.1659229);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 1, '* resources 2 leather leather iron iron', NULL, 1794782618.1659229);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 2, '* resources 3 wood wood linen fur', NULL, 1794782618.1659229);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 3, '* good 1 6', NULL, 1794782618.1659229);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 4, '1 choose cartwheel', 'anne-id', 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 5, '* good 2 5', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 6, '* good 3 4', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 7, '* ship 1 4', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 8, '* ship 2 7', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 9, '* ship 3 1', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 10, '* ship 4 3', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 11, '* relic 1 nowgorod 14', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 12, '* relic 2 brugge 15', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 13, '* relic 3 london 9', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 14, '* relic 4 london 15', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 15, '* relic 5 bergen 9', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 16, '* relic 6 london 5', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 17, '* relic 7 brugge 14', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 18, '* relic 8 nowgorod 5', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 19, '* relic 9 london 14', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 20, '* relic 10 nowgorod shrine', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 21, '* week 10', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 22, '* booth 1 leather wood fur', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 23, '* booth 2 leather leather iron linen fur', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 24, '* booth 3 leather iron wood wood linen fur', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 25, '* booth 4 iron iron wood linen', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 26, '* booth 5 leather leather linen linen', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 27, '* booth 6 leather iron wood wood', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 28, '* booth 7 iron linen fur', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 29, '* edicts draw_two one_ship exchange_money', NULL, 1794782618.4765148);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 30, '1 card 6', 'anne-id', 1794782618.5726776);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 31, '2 card 8', 'anne-id', 1794782618.7327144);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 32, '3 card 7', 'anne-id', 1794782618.986427);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 33, '2 booth 4', 'anne-id', 1794782619.1951587);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 34, '3 pass', 'anne-id', 1794782619.2940135);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 35, '1 booth 2', 'anne-id', 1794782619.4965951);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 36, '2 booth 3', 'anne-id', 1794782619.6605477);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 37, '1 pass', 'anne-id', 1794782619.772801);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 38, '2 booth 5', 'anne-id', 1794782620.0021203);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 39, '2 booth 6', 'anne-id', 1794782620.053569);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 40, '2 booth 1', 'anne-id', 1794782620.2094336);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 41, '2 booth 7', 'anne-id', 1794782620.3818347);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 42, '1 yes', 'anne-id', 1794782620.5128956);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 43, '2 no', 'anne-id', 1794782620.6059415);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 44, '3 yes', 'anne-id', 1794782620.7160158);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 45, '2 skip', 'anne-id', 1794782620.8222046);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 46, '3 skip', 'anne-id', 1794782620.9006813);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 47, '1 draw', 'anne-id', 1794782621.0926383);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 48, '* draw 1 wood fur', NULL, 1794782621.0926383);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 49, '2 order painting', 'anne-id', 1794782621.191855);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 50, '3 order painting', 'anne-id', 1794782621.354903);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 51, '1 order footwear', 'anne-id', 1794782621.6246235);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 52, '2 order painting', 'anne-id', 1794782621.691701);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 53, '1 order footwear', 'anne-id', 1794782621.9173782);
INSERT INTO public.lines VALUES ('IOlOetACsAVo32Zr9hnznQ', 54, '2 order saddle', 'anne-id', 1794782622.1130366);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 0, '* start 2', NULL, 1794782622.1673343);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 1, '2 good duisburg.beer', 'anne-id', 1794782622.51296);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 2, '2 carriage duisburg-hagen', 'anne-id', 1794782622.6450574);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 3, '3 good corbach.salt', 'anne-id', 1794782622.8486164);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 4, '3 carriage dortmund-corbach', 'anne-id', 1794782623.0183406);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 5, '1 good paderborn.beer', 'anne-id', 1794782623.17265);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 6, '1 carriage builefeld-paderborn', 'anne-id', 1794782623.291173);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 7, '2 good duisburg.beer', 'anne-id', 1794782623.4059675);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 8, '2 carriage duisburg-essen', 'anne-id', 1794782623.5047028);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 9, '3 good duisburg.salt', 'anne-id', 1794782623.601988);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 10, '3 carriage duisburg-essen', 'anne-id', 1794782623.6566744);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 11, '1 good soest.iron', 'anne-id', 1794782623.7253404);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 12, '1 carriage dortmund-soest', 'anne-id', 1794782623.8085234);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 13, '2 good duisburg.salt', 'anne-id', 1794782623.8802166);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 14, '2 carriage duisburg-essen', 'anne-id', 1794782623.9737918);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 15, '3 good moenster.iron', 'anne-id', 1794782624.081817);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 16, '3 carriage dortmund-moenster', 'anne-id', 1794782624.1737614);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 17, '1 good paderborn.beer', 'anne-id', 1794782624.2647915);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 18, '1 carriage soest-paderborn', 'anne-id', 1794782624.3446403);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 19, '* card moenster.beer 5 builefeld.iron 4 hagen.beer 4 paderborn.salt 3', NULL, 1794782624.3446403);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 20, '2 next', 'anne-id', 1794782624.4486077);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 21, '2 dump duisburg.salt', 'anne-id', 1794782624.539977);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 22, '3 dump corbach.salt', 'anne-id', 1794782624.6566133);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 23, '1 next', 'anne-id', 1794782624.7415447);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 24, '1 dump soest.iron', 'anne-id', 1794782624.8526504);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 25, '2 extend duisburg.beer', 'anne-id', 1794782624.9246528);
INSERT INTO public.lines VALUES ('i-YCf0vsk-lpu38aWwel2A', 26, '3 buy builefeld', 'anne-id', 1794782625.022221);
INSERT INTO public.seats VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('L4ZVbaQmsixl2RDY_SBkxw', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('L4ZVbaQmsixl2RDY_SBkxw', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 3, 'person', 'anne-id', 'Marc', NULL);
INSERT INTO public.seats VALUES ('IOlOetACsAVo32Zr9hnznQ', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('IOlOetACsAVo32Zr9hnznQ', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('IOlOetACsAVo32Zr9hnznQ', 3, 'person', 'anne-id', 'Marc', NULL);
INSERT INTO public.seats VALUES ('i-YCf0vsk-lpu38aWwel2A', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('i-YCf0vsk-lpu38aWwel2A', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('i-YCf0vsk-lpu38aWwel2A', 3, 'person', 'anne-id', 'Marc', NULL);
INSERT INTO public.seats VALUES ('kNBroqOxp3Qd9XOxwr9hoA', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('kNBroqOxp3Qd9XOxwr9hoA', 2, 'open', NULL, '', NULL);
INSERT INTO public.tables VALUES ('L4ZVbaQmsixl2RDY_SBkxw', 'speicherstadt', 2, '', 1, 'd128ed2dc123ddbb3dd2b53b9c8bac55a7e7b87e19e6de71e2ab3cfbef33fd5a', 0, 'over', 171, 171, 225, 225, NULL, false, 'anne-id', NULL, 1794782564.849787, 1794782614.2802885);
INSERT INTO public.tables VALUES ('EZe3Gl1EPMhaBMdaknSdjg', 'speicherstadt', 2, '', 1, '9cd8b5df9f18a3a84baebc727db99262fa41c00fe6368f64cfaccb05e6b2fb22', 0, 'over', 203, 204, 257, 257, NULL, false, 'anne-id', NULL, 1794782564.783449, 1794782614.315636);
INSERT INTO public.tables VALUES ('dBI9-nwx7E2wOWZ5BsGCqA', 'speicherstadt', 3, '', 1, '785cada75f82271649f1540ff13552676757db839cc52d6a0b573e9e926b782d', 0, 'running', 26, 26, 34, 32, 3, false, 'anne-id', NULL, 1794782614.5047293, 1794782618.1030684);
INSERT INTO public.tables VALUES ('IOlOetACsAVo32Zr9hnznQ', 'colonia', 3, '', 1, '670a760aefeb9c5665b821119324b48923f5735b7d6fad7318496418d071c7f7', 0, 'running', 26, 26, 55, 55, 1, false, 'anne-id', NULL, 1794782618.1659229, 1794782622.1130366);
INSERT INTO public.tables VALUES ('i-YCf0vsk-lpu38aWwel2A', 'hellweg', 3, '', 2, '393c9e71dae950d78bb19ca5d3ef99de1f0cdfcb500c32d552815ddb9a25b541', 0, 'running', 26, 26, 27, 26, 3, false, 'anne-id', NULL, 1794782622.1673343, 1794782625.022221);
INSERT INTO public.tables VALUES ('kNBroqOxp3Qd9XOxwr9hoA', 'speicherstadt', 2, '', 1, 'a8ce39fae1bd6bd4de5ce2a031213d18589bb960923cd2b1fb0ebc9181c2070a', 0, 'open', 1, 1, 0, 0, NULL, true, 'anne-id', NULL, 1794782625.077198, 1794782625.077198);
INSERT INTO public.users VALUES ('anne-id', 'Anne', 1794782564.7474306, 0);
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
CREATE INDEX tables_by_status ON public.tables USING btree (status, changed);
ALTER TABLE ONLY public.archive
    ADD CONSTRAINT archive_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.lines
    ADD CONSTRAINT lines_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
