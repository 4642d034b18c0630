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
    agrees character varying(8)
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
ALTER TABLE ONLY public.chat ALTER COLUMN id SET DEFAULT nextval('public.chat_id_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0010');
INSERT INTO public.archive VALUES ('gGlwS2SzgOZz_ElEvdyQnA', '\x78da9d5aed4e23c90e7d95889f57b3a3b2cb9fcfb25a5d05c808b42c8c02ec6adffeba93eed090ae72cd1542e4c7b1bbd33e3e3eaee6f7df6ffeb37b7ddb1fdf7678f3edf9fde9e91ba893419102df55c008ea1fdf26d4ddfe78bfbb7b797e3beeefdee2c38f1f87c3eef5e7e3dde175777cbfbd3d1c77774f2f6f0fff4f9ab7c37ece3112fde3f178f86bffbc832e1877b78ff7bb7af3ed66fffc7cf8edf1fee60358bfa30855c209082720b680ca26c01f199b4067355e656c5dba1685b8769eb1227bb18f84d0c2d562b5ea0c7cffb70523ac5528857155139d6faf0d932a7cbee85c96a8e87d90e04c89afa5d90ad826d34864e003da45268f4c1d8434e7493596f83490d1c94556556d01a9c48f7bce132a86a235e70901563893be57580261bde46bc3e2a2e233ece7fef5b585ab20a01b04d86ee44e4074ff087a697bec8293875f1d71801f448a2c92f38398a4561ec8289579a498cad1cb3c400f5303a7b49c214b29884b68c8fc583a2567280824d715dc14fe1efed4f02301ffec8f878797f7d73eb8ffa438da8388f36232ba10505ecc289173c59c6f5cadd4010967c2e26bbeb581820c79a5b8c4974e459c39882e997030bb9aaf5bf1f5e1f1e7c8ecdf8a6d4eefe6855626a135225691fdf66251ac4a03a4893e0ced1fa848ccde81023b8441c82918bfa0039c1698fe524a84f0434e6713d15573c118609c31412a16d47976dd1f9e1effbe3473f38987cf02d7f9119dfaff52c56d3c0313cff853eb9f0744031c0f7629e7724313519a7723407896d77cac5c832f96a547c6ebb0965f5921fb2e5424880b39bd455c9407e82dea0a75c0d68a11bb8f30d24c1047323a1ad000255dfc22db1d9c16284492699d1626ab79c76864c37c16868c704cf40d22d5eb3a5f834fc2f641a2967c5e07b657a7811c7dedd15a845873366ae5428c79a935f61c59ef442d795406341ad88934962c8581842155c6e9b2a3d104456a0e7307ce2966b12c2eea7d96aeb926db70179e7bfff59ffd351d763f5e8edd04568a22d5d1eb5999dcc3ec46ee5f9e0f2d1c444715f942edad817d8dfccaebd632d088dc3a5618096e9c4b343a6215df6751e814d6819dcec01070a0730c2baa58de8b5619475ad1a822e940e31859114b1da14d064953cd3509e728b9869b12c217bb70a276f3498644c3fc7546e6b9c515bcce93f1ec2e16d66ce3c3b753ad9f2f30b3a5790df7686c5cd1ed76fffce706adae70175af615fa3af0abef6d76c24764bffc1e4af1c9a8b688173a371d14e40c7508f9b2815ddab11ac1c0b2e4551663d027bd13c0bcfa766774385a94f4c0c3293ee6362388134608f38b7234f9e55bb4af3a1d1bccadf17a787a5aaadd65af6bd466d6adcb66dcb1c71eed51901bc4ea93f23a76cb7a244a7d9d647149d405271c8d5a487ac84bdfcba47825b5d7010cc67bd64401ab502c1d1b138ebde4db680049c37d64440e1c53d8a3c4a64c30ab26d9d15de01440164fdf340213ce59907e791fdf8a3c59081c454e0ce111f0fa86963f5b7cfe149b14c56a2c473a50e6d8e9a9e040c6d00d92818c503cf66bc83302a263be9505b0c63d6a4a30a80ab393c40ec180c22f0b663c040ead045959db8d0a9ddc6d4bba2247e8e3e54462ed049adf5421b669ea2feb2d7224c13da5dc0a1edaee3e05f6f5096201a1fcbc3180a688030a05c11e968166c0522a15ce3322c426b53e506802916b744e2a52183e304ccb002edada24a32e322b171d99443d308f804fe55f73a645805568f2d0d84d3c270a867b2719a942b846299a0b087ab179914e98e23e29679e31682270d9819a059b48e298cfc60a0c9ebd0709586c5eb6bc76eba5abe16aab671257a7b7c7b6b26f6b97be1dc1218bcb5bbab3e35b53633b46a298e7f707bfba256f053fec8fb72fef43d0d3b8ae23c8edb3cd4fc8840f5a49dd728655c382a07917543fcdc73ce3f42636ec7a9e9162408a59de5704cb0bc6ae684d2f2c49d31ea0d888ea32e67be9a8f2fcb2223b8cdc02df3dbc1fef1ec690fbbf36c9b682f63d3931e080232776141a2005898895019a51289ee380292743421ab94773ad96290585978ca19c52824b9002394bc7405068f3c8adef52ae037f1ef7ff1e8effbd7dd9bf8dc05b8dbe42f69f1763ad052ce708d7988a369030463f978169177e34163ccc4912f9980738c2aaf2714ad22e96796820a7fd2bb18056ce6dba84fbaec0299704c3dc79ceb9e90cc2160af770044a4befaccd38b502a612cabc529f4f29bac35184cac5ec753652d15062a65f3e706e46ae76d946dfac02fb241303c132d007e210364df28c5a40c52d37df5a04cc064c9a461d7d6011d5582e79b9c50e3134ca4ce8398ea673e54cdb94278f94a2c4f5cb09f1ac7c2d3686008bf2c63e7afdb665fec794ed34c66ccbff0c5eded8ac9477cad0a5b97ad888452abfdc7cab645600c2317f7ac9d3bb4b2bcef4f51af3f76d95db40e7e3a5b5fddb588c66e01fff030122f1d9');
INSERT INTO public.chat VALUES (1, 'wZUM9pbH1TMh7Z2IQWkr6g', 'anne-id', 'Anne', 'Well played – ’t was mooi!', 1794810604.8221204);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 0, '* start 1', NULL, 1794810601.7455063);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 1, '* card trader coffee', NULL, 1794810601.7455063);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 2, '* card fireman 2', NULL, 1794810601.7455063);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 3, '* card contract coffee spices', NULL, 1794810601.7455063);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 4, '1 bid 2', 'anne-id', 1794810601.7884638);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 5, '2 bid 2', 'anne-id', 1794810601.7962499);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 6, '1 bid 1', 'anne-id', 1794810601.8164413);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 7, '2 bid 1', 'anne-id', 1794810601.825474);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 8, '1 bid 1', 'anne-id', 1794810601.8405097);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 9, '2 bid 2', 'anne-id', 1794810601.8579931);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 10, '1 buy', 'anne-id', 1794810601.8673632);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 11, '2 buy', 'anne-id', 1794810601.8756578);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 12, '* card trader rubber', NULL, 1794810601.8756578);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 13, '* card contract coffee spices rubber cloth', NULL, 1794810601.8756578);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 14, '* card warehouse', NULL, 1794810601.8756578);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 15, '2 bid 2', 'anne-id', 1794810601.882674);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 16, '1 bid 2', 'anne-id', 1794810601.8892229);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 17, '2 bid 1', 'anne-id', 1794810601.8952641);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 18, '1 bid 1', 'anne-id', 1794810601.9035354);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 19, '2 bid 1', 'anne-id', 1794810601.9292676);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 20, '1 bid 2', 'anne-id', 1794810601.9446468);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 21, '2 pass', 'anne-id', 1794810601.9591684);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 22, '1 buy', 'anne-id', 1794810601.9712965);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 23, '2 pass', 'anne-id', 1794810601.983625);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 24, '1 buy', 'anne-id', 1794810601.9914956);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 25, '* card office', NULL, 1794810601.9914956);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 26, '* card trader cloth', NULL, 1794810601.9914956);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 27, '* card trader tea', NULL, 1794810601.9914956);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 28, '1 bid 2', 'anne-id', 1794810601.9958305);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 29, '2 bid 1', 'anne-id', 1794810601.9999208);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 30, '1 bid 1', 'anne-id', 1794810602.0041265);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 31, '2 bid 1', 'anne-id', 1794810602.011236);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 32, '1 bid 2', 'anne-id', 1794810602.0192125);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 33, '2 bid 3', 'anne-id', 1794810602.0272245);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 34, '2 buy', 'anne-id', 1794810602.0313897);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 35, '1 pass', 'anne-id', 1794810602.0381541);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 36, '2 pass', 'anne-id', 1794810602.0467548);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 37, '* card trader spices', NULL, 1794810602.0467548);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 38, '* card contract coffee tea rubber', NULL, 1794810602.0467548);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 39, '* card fireman 1', NULL, 1794810602.0467548);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 40, '2 bid 2', 'anne-id', 1794810602.054081);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 41, '1 bid 2', 'anne-id', 1794810602.0652127);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 42, '2 bid 1', 'anne-id', 1794810602.0715318);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 43, '1 bid 3', 'anne-id', 1794810602.0831745);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 44, '2 bid 2', 'anne-id', 1794810602.091156);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 45, '1 bid 1', 'anne-id', 1794810602.0954556);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 46, '2 pass', 'anne-id', 1794810602.1044316);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 47, '1 pass', 'anne-id', 1794810602.108649);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 48, '2 pass', 'anne-id', 1794810602.1128643);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 49, '1 pass', 'anne-id', 1794810602.11723);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 50, '2 buy', 'anne-id', 1794810602.1213243);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 51, '1 buy', 'anne-id', 1794810602.125945);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 52, '* card office', NULL, 1794810602.125945);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 53, '* card fireman 1', NULL, 1794810602.125945);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 54, '* card contract tea spices', NULL, 1794810602.125945);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 55, '1 bid 1', 'anne-id', 1794810602.1299968);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 56, '2 bid 1', 'anne-id', 1794810602.1353483);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 57, '1 bid 1', 'anne-id', 1794810602.1434047);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 58, '2 bid 1', 'anne-id', 1794810602.1515484);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 59, '1 bid 2', 'anne-id', 1794810602.1558182);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 60, '2 bid 1', 'anne-id', 1794810602.1635377);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 61, '2 pass', 'anne-id', 1794810602.1696086);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 62, '1 buy', 'anne-id', 1794810602.1788948);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 63, '* card contract coffee spices cloth', NULL, 1794810602.1788948);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 64, '* card ship tea rubber cloth', NULL, 1794810602.1788948);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 65, '* card fireman 3', NULL, 1794810602.1788948);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 66, '2 bid 2', 'anne-id', 1794810602.1833537);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 67, '1 bid 1', 'anne-id', 1794810602.1888874);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 68, '2 bid 2', 'anne-id', 1794810602.1953335);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 69, '1 bid 2', 'anne-id', 1794810602.1995466);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 70, '2 bid 1', 'anne-id', 1794810602.2036397);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 71, '1 bid 2', 'anne-id', 1794810602.2149732);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 72, '2 buy', 'anne-id', 1794810602.2231727);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 73, '2 buy', 'anne-id', 1794810602.2337906);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 74, '2 house cloth', 'anne-id', 1794810602.2382421);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 75, '2 deliver rubber 1', 'anne-id', 1794810602.2423708);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 76, '2 sell tea cloth', 'anne-id', 1794810602.2469387);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 77, '* card fireman 2', NULL, 1794810602.2469387);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 78, '* card ship coffee rubber cloth', NULL, 1794810602.2469387);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 79, '* card fire 1', NULL, 1794810602.2469387);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 80, '* card ship tea spices cloth', NULL, 1794810602.2469387);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 81, '1 bid 2', 'anne-id', 1794810602.2524855);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 82, '2 bid 3', 'anne-id', 1794810602.2592664);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 83, '1 bid 2', 'anne-id', 1794810602.2672093);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 84, '2 bid 1', 'anne-id', 1794810602.278518);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 85, '1 bid 2', 'anne-id', 1794810602.282536);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 86, '2 bid 2', 'anne-id', 1794810602.2872722);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 87, '2 pass', 'anne-id', 1794810602.3018909);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 88, '1 pass', 'anne-id', 1794810602.3071737);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 89, '1 pass', 'anne-id', 1794810602.3189173);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 90, '2 buy', 'anne-id', 1794810602.3235168);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 91, '2 pass', 'anne-id', 1794810602.331311);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 92, '2 house cloth', 'anne-id', 1794810602.3399706);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 93, '2 done', 'anne-id', 1794810602.3516116);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 94, '* card ship coffee coffee spices', NULL, 1794810602.3516116);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 95, '* card ship coffee coffee cloth', NULL, 1794810602.3516116);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 96, '* card contract coffee tea rubber cloth', NULL, 1794810602.3516116);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 97, '2 bid 2', 'anne-id', 1794810602.3604805);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 98, '1 bid 1', 'anne-id', 1794810602.3674245);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 99, '2 bid 2', 'anne-id', 1794810602.375188);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 100, '1 bid 2', 'anne-id', 1794810602.387622);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 101, '2 bid 2', 'anne-id', 1794810602.3928375);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 102, '1 bid 2', 'anne-id', 1794810602.3979821);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 103, '1 pass', 'anne-id', 1794810602.4212368);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 104, '1 pass', 'anne-id', 1794810602.4272606);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 105, '2 buy', 'anne-id', 1794810602.4348583);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 106, '2 done', 'anne-id', 1794810602.4392962);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 107, '* card fireman 4', NULL, 1794810602.4392962);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 108, '* card bank', NULL, 1794810602.4392962);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 109, '* card contract tea spices cloth', NULL, 1794810602.4392962);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 110, '1 bid 3', 'anne-id', 1794810602.4438481);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 111, '2 bid 3', 'anne-id', 1794810602.4545462);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 112, '1 bid 1', 'anne-id', 1794810602.4670749);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 113, '2 bid 2', 'anne-id', 1794810602.474233);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 114, '1 bid 1', 'anne-id', 1794810602.479549);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 115, '2 bid 1', 'anne-id', 1794810602.4882963);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 116, '1 buy', 'anne-id', 1794810602.4991431);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 117, '2 pass', 'anne-id', 1794810602.5070825);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 118, '1 pass', 'anne-id', 1794810602.5151103);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 119, '2 buy', 'anne-id', 1794810602.5238807);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 120, '2 deliver cloth 2', 'anne-id', 1794810602.534402);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 121, '* card ship tea spices rubber', NULL, 1794810602.534402);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 122, '* card ship coffee spices cloth', NULL, 1794810602.534402);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 123, '* card ship tea cloth cloth', NULL, 1794810602.534402);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 124, '2 bid 3', 'anne-id', 1794810602.538889);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 125, '1 bid 1', 'anne-id', 1794810602.54297);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 126, '2 bid 2', 'anne-id', 1794810602.5469928);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 127, '1 bid 3', 'anne-id', 1794810602.5553527);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 128, '2 bid 1', 'anne-id', 1794810602.5633345);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 129, '1 bid 2', 'anne-id', 1794810602.5740976);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 130, '1 buy', 'anne-id', 1794810602.5783052);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 131, '2 pass', 'anne-id', 1794810602.5827186);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 132, '1 pass', 'anne-id', 1794810602.5868123);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 133, '2 buy', 'anne-id', 1794810602.591085);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 134, '2 house cloth', 'anne-id', 1794810602.5970194);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 135, '2 sell cloth cloth', 'anne-id', 1794810602.6035807);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 136, '2 deliver tea 3', 'anne-id', 1794810602.611125);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 137, '1 house rubber', 'anne-id', 1794810602.6175764);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 138, '1 sell tea spices', 'anne-id', 1794810602.6217043);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 139, '1 done', 'anne-id', 1794810602.626636);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 140, '* card contract rubber cloth', NULL, 1794810602.626636);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 141, '* card fire 2', NULL, 1794810602.626636);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 142, '* card fireman 5', NULL, 1794810602.626636);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 143, '* card contract tea rubber cloth', NULL, 1794810602.626636);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 144, '1 bid 1', 'anne-id', 1794810602.6391788);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 145, '2 bid 2', 'anne-id', 1794810602.6504216);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 146, '1 bid 2', 'anne-id', 1794810602.6573164);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 147, '2 bid 2', 'anne-id', 1794810602.6614654);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 148, '1 bid 3', 'anne-id', 1794810602.667508);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 149, '2 bid 1', 'anne-id', 1794810602.676319);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 150, '1 pass', 'anne-id', 1794810602.680582);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 151, '2 pass', 'anne-id', 1794810602.6848192);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 152, '1 buy', 'anne-id', 1794810602.6919467);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 153, '1 pass', 'anne-id', 1794810602.6965382);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 154, '1 deliver rubber 1', 'anne-id', 1794810602.7011397);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 155, '* card contract coffee tea spices rubber', NULL, 1794810602.7011397);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 156, '* card ship rubber rubber rubber', NULL, 1794810602.7011397);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 157, '* card ship coffee spices rubber', NULL, 1794810602.7011397);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 158, '2 bid 2', 'anne-id', 1794810602.7054555);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 159, '1 bid 2', 'anne-id', 1794810602.7133543);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 160, '2 bid 3', 'anne-id', 1794810602.7257042);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 161, '1 bid 1', 'anne-id', 1794810602.7416656);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 162, '2 bid 2', 'anne-id', 1794810602.74723);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 163, '1 bid 3', 'anne-id', 1794810602.759014);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 164, '1 pass', 'anne-id', 1794810602.767082);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 165, '2 buy', 'anne-id', 1794810602.7752798);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 166, '1 buy', 'anne-id', 1794810602.7833927);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 167, '2 swap rubber rubber rubber for rubber', 'anne-id', 1794810602.7976112);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 168, '2 house rubber', 'anne-id', 1794810602.8019195);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 169, '1 done', 'anne-id', 1794810602.8068361);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 170, '* card office', NULL, 1794810602.8068361);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 171, '* card ship tea tea rubber', NULL, 1794810602.8068361);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 172, '* card fireman 3', NULL, 1794810602.8068361);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 173, '1 bid 1', 'anne-id', 1794810602.8216965);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 174, '2 bid 1', 'anne-id', 1794810602.827282);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 175, '1 bid 2', 'anne-id', 1794810602.8394668);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 176, '2 bid 3', 'anne-id', 1794810602.8444319);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 177, '1 bid 1', 'anne-id', 1794810602.8487706);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 178, '2 bid 1', 'anne-id', 1794810602.853242);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 179, '1 pass', 'anne-id', 1794810602.8574042);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 180, '1 pass', 'anne-id', 1794810602.8613813);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 181, '2 buy', 'anne-id', 1794810602.8672378);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 182, '1 buy', 'anne-id', 1794810602.8753033);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 183, '2 pass', 'anne-id', 1794810602.88338);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 184, '1 trade rubber', 'anne-id', 1794810602.8954453);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 185, '1 done', 'anne-id', 1794810602.9028351);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 186, '* card harbour', NULL, 1794810602.9028351);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 187, '* card prayer_boat', NULL, 1794810602.9028351);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 188, '* card ship coffee tea spices', NULL, 1794810602.9028351);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 189, '2 bid 1', 'anne-id', 1794810602.9073782);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 190, '1 bid 1', 'anne-id', 1794810602.9114063);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 191, '2 bid 1', 'anne-id', 1794810602.9191985);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 192, '1 bid 2', 'anne-id', 1794810602.9258764);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 193, '2 bid 1', 'anne-id', 1794810602.9349227);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 194, '1 bid 1', 'anne-id', 1794810602.9391723);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 195, '1 pass', 'anne-id', 1794810602.9432127);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 196, '2 buy', 'anne-id', 1794810602.952261);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 197, '1 pass', 'anne-id', 1794810602.961386);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 198, '* card chamber', NULL, 1794810602.961386);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 199, '* card ship tea spices rubber', NULL, 1794810602.961386);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 200, '* card fire 3', NULL, 1794810602.961386);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 201, '* card fireman 5', NULL, 1794810602.961386);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 202, '1 bid 3', 'anne-id', 1794810602.9692688);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 203, '2 bid 1', 'anne-id', 1794810602.9793015);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 204, '1 bid 2', 'anne-id', 1794810602.9912562);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 205, '2 bid 3', 'anne-id', 1794810603.0073533);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 206, '1 bid 3', 'anne-id', 1794810603.0233855);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 207, '2 bid 2', 'anne-id', 1794810603.039481);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 208, '2 pass', 'anne-id', 1794810603.0593643);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 209, '1 buy', 'anne-id', 1794810603.0673366);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 210, '1 buy', 'anne-id', 1794810603.0792599);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 211, '1 house rubber', 'anne-id', 1794810603.0851998);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 212, '1 swap tea spices rubber for cloth', 'anne-id', 1794810603.090174);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 213, '1 done', 'anne-id', 1794810603.0948114);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 214, '* card ship tea spices spices', NULL, 1794810603.0948114);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 215, '* card office', NULL, 1794810603.0948114);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 216, '* card ship coffee cloth cloth', NULL, 1794810603.0948114);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 217, '2 bid 2', 'anne-id', 1794810603.0993752);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 218, '1 bid 3', 'anne-id', 1794810603.109114);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 219, '2 bid 2', 'anne-id', 1794810603.113169);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 220, '1 bid 2', 'anne-id', 1794810603.1250312);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 221, '2 bid 1', 'anne-id', 1794810603.1293952);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 222, '1 bid 2', 'anne-id', 1794810603.1334932);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 223, '2 pass', 'anne-id', 1794810603.1374793);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 224, '2 pass', 'anne-id', 1794810603.1433165);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 225, '1 buy', 'anne-id', 1794810603.1473086);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 226, '1 buy', 'anne-id', 1794810603.1632838);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 227, '1 swap coffee cloth cloth for tea', 'anne-id', 1794810603.169389);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 228, '1 done', 'anne-id', 1794810603.177157);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 229, '* card church', NULL, 1794810603.177157);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 230, '* card fireman 4', NULL, 1794810603.177157);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 231, '1 bid 2', 'anne-id', 1794810603.1832983);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 232, '2 bid 2', 'anne-id', 1794810603.1873324);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 233, '1 bid 1', 'anne-id', 1794810603.1954298);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 234, '2 bid 2', 'anne-id', 1794810603.2020724);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 235, '1 bid 1', 'anne-id', 1794810603.2090328);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 236, '2 bid 2', 'anne-id', 1794810603.2153194);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 237, '1 pass', 'anne-id', 1794810603.225745);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 238, '2 pass', 'anne-id', 1794810603.2351267);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 239, '2 pass', 'anne-id', 1794810603.2469428);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 240, '2 buy', 'anne-id', 1794810603.2563136);
INSERT INTO public.lines VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 241, '* card fire 4', NULL, 1794810603.2563136);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 0, '* start 3', NULL, 1794810604.8373206);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 1, '* card trader spices', NULL, 1794810604.8373206);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 2, '* card trader rubber', NULL, 1794810604.8373206);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 3, '* card contract coffee spices rubber cloth', NULL, 1794810604.8373206);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 4, '* card trader tea', NULL, 1794810604.8373206);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 5, '3 bid 1', 'anne-id', 1794810604.8566093);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 6, '1 bid 3', 'anne-id', 1794810604.8659418);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 7, '2 bid 3', 'anne-id', 1794810604.885626);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 8, '3 bid 1', 'anne-id', 1794810604.8937654);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 9, '1 bid 2', 'anne-id', 1794810604.9016016);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 10, '2 bid 3', 'anne-id', 1794810604.9096384);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 11, '3 bid 3', 'anne-id', 1794810604.9176238);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 12, '1 bid 1', 'anne-id', 1794810604.9256322);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 13, '2 bid 3', 'anne-id', 1794810604.937563);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 14, '3 buy', 'anne-id', 1794810604.9455163);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 15, '1 buy', 'anne-id', 1794810604.9537165);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 16, '2 buy', 'anne-id', 1794810604.965246);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 17, '* card warehouse', NULL, 1794810604.965246);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 18, '* card trader coffee', NULL, 1794810604.965246);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 19, '* card office', NULL, 1794810604.965246);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 20, '* card contract coffee tea rubber', NULL, 1794810604.965246);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 21, '1 bid 2', 'anne-id', 1794810604.975626);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 22, '2 bid 3', 'anne-id', 1794810604.984571);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 23, '3 bid 1', 'anne-id', 1794810604.9966164);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 24, '1 bid 3', 'anne-id', 1794810605.016466);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 25, '2 bid 3', 'anne-id', 1794810605.029641);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 26, '3 bid 4', 'anne-id', 1794810605.037607);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 27, '1 bid 4', 'anne-id', 1794810605.0455084);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 28, '2 bid 4', 'anne-id', 1794810605.0535545);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 29, '3 bid 1', 'anne-id', 1794810605.0616958);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 30, '3 buy', 'anne-id', 1794810605.069636);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 31, '1 pass', 'anne-id', 1794810605.077593);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 32, '1 pass', 'anne-id', 1794810605.0856733);
INSERT INTO public.lines VALUES ('P-mxC3ovXugskOyrsT8OBQ', 33, '2 pass', 'anne-id', 1794810605.096816);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 0, '* resources 1 leather linen fur fur', NULL, 1794810605.10194);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 1, '* resources 2 iron wood fur fur', NULL, 1794810605.10194);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 2, '* resources 3 wood wood linen fur', NULL, 1794810605.10194);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 3, '* good 1 2', NULL, 1794810605.10194);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 4, '* good 2 5', NULL, 1794810605.10194);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 5, '* good 3 6', NULL, 1794810605.10194);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 6, '3 choose footwear', 'anne-id', 1794810605.1159675);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 7, '* ship 1 7', NULL, 1794810605.1159675);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 8, '* ship 2 6', NULL, 1794810605.1159675);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 9, '* ship 3 14', NULL, 1794810605.1159675);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 10, '* ship 4 13', NULL, 1794810605.1159675);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 11, '* relic 1 bergen shrine', NULL, 1794810605.1159675);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 12, '* relic 2 brugge 5', NULL, 1794810605.1159675);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 13, '* relic 3 nowgorod 15', NULL, 1794810605.1159675);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 14, '* relic 4 nowgorod 9', NULL, 1794810605.1159675);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 15, '* relic 5 bergen 5', NULL, 1794810605.1159675);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 16, '* relic 6 london 9', NULL, 1794810605.1159675);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 17, '* relic 7 bergen 12', NULL, 1794810605.1159675);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 18, '* relic 8 nowgorod 14', NULL, 1794810605.1159675);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 19, '* relic 9 nowgorod 12', NULL, 1794810605.1159675);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 20, '* relic 10 brugge 15', NULL, 1794810605.1159675);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 21, '* week 6', NULL, 1794810605.1159675);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 22, '* booth 1 leather iron wood linen fur', NULL, 1794810605.1159675);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 23, '* booth 2 leather leather iron fur fur fur', NULL, 1794810605.1159675);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 24, '* booth 3 iron wood', NULL, 1794810605.1159675);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 25, '* booth 4 leather iron linen', NULL, 1794810605.1159675);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 26, '* booth 5 leather wood wood linen', NULL, 1794810605.1159675);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 27, '* booth 6 iron wood wood fur', NULL, 1794810605.1159675);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 28, '* booth 7 leather leather iron wood linen linen', NULL, 1794810605.1159675);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 29, '* edicts draw_two foreign_merchants saddler', NULL, 1794810605.1159675);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 30, '1 card 8', 'anne-id', 1794810605.129904);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 31, '2 card 7', 'anne-id', 1794810605.137774);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 32, '3 card 4', 'anne-id', 1794810605.153885);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 33, '1 no', 'anne-id', 1794810605.1696775);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 34, '2 no', 'anne-id', 1794810605.1776516);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 35, '3 no', 'anne-id', 1794810605.1857781);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 36, '1 booth 6', 'anne-id', 1794810605.200856);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 37, '2 booth 5', 'anne-id', 1794810605.2097335);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 38, '3 booth 7', 'anne-id', 1794810605.2176461);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 39, '1 booth 3', 'anne-id', 1794810605.2297149);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 40, '2 booth 4', 'anne-id', 1794810605.237627);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 41, '3 booth 2', 'anne-id', 1794810605.2456262);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 42, '1 booth 1', 'anne-id', 1794810605.2562585);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 43, '1 yes', 'anne-id', 1794810605.2655418);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 44, '2 no', 'anne-id', 1794810605.2806404);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 45, '3 yes', 'anne-id', 1794810605.2938375);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 46, '1 draw', 'anne-id', 1794810605.2997248);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 47, '* draw 1 leather linen', NULL, 1794810605.2997248);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 48, '2 skip', 'anne-id', 1794810605.3136945);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 49, '3 skip', 'anne-id', 1794810605.3181994);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 50, '1 no', 'anne-id', 1794810605.3223436);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 51, '2 yes', 'anne-id', 1794810605.329507);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 52, '3 no', 'anne-id', 1794810605.3376045);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 53, '1 order footwear', 'anne-id', 1794810605.345584);
INSERT INTO public.lines VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 54, '2 order cartwheel', 'anne-id', 1794810605.353604);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 0, '* start 2', NULL, 1794810605.3561494);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 1, '2 good builefeld.salt', 'anne-id', 1794810605.3659039);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 2, '2 carriage moenster-builefeld', 'anne-id', 1794810605.3779564);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 3, '3 good soest.salt', 'anne-id', 1794810605.3857849);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 4, '3 carriage soest-paderborn', 'anne-id', 1794810605.3937974);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 5, '1 good corbach.salt', 'anne-id', 1794810605.4086769);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 6, '1 carriage olpe-corbach', 'anne-id', 1794810605.415785);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 7, '2 good duisburg.beer', 'anne-id', 1794810605.4255455);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 8, '2 carriage duisburg-hagen', 'anne-id', 1794810605.4415305);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 9, '3 good hagen.beer', 'anne-id', 1794810605.4536223);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 10, '3 carriage hagen-olpe', 'anne-id', 1794810605.4698486);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 11, '1 good soest.salt', 'anne-id', 1794810605.477764);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 12, '1 carriage dortmund-soest', 'anne-id', 1794810605.4840598);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 13, '2 good moenster.iron', 'anne-id', 1794810605.4936657);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 14, '2 carriage essen-moenster', 'anne-id', 1794810605.5015786);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 15, '3 good paderborn.beer', 'anne-id', 1794810605.5096576);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 16, '3 carriage paderborn-corbach', 'anne-id', 1794810605.524615);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 17, '1 good paderborn.beer', 'anne-id', 1794810605.5377903);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 18, '1 carriage soest-paderborn', 'anne-id', 1794810605.5459907);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 19, '* card builefeld.iron 3 duisburg.beer 5 dortmund.iron 4 corbach.salt 4', NULL, 1794810605.5459907);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 20, '2 next', 'anne-id', 1794810605.5577495);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 21, '2 next', 'anne-id', 1794810605.5710897);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 22, '2 dump builefeld.salt', 'anne-id', 1794810605.5797608);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 23, '3 sell soest.salt', 'anne-id', 1794810605.588082);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 24, '1 next', 'anne-id', 1794810605.597683);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 25, '1 dump paderborn.beer', 'anne-id', 1794810605.603784);
INSERT INTO public.lines VALUES ('m9teD-mp3n0uIYCzmDgjmg', 26, '2 extend moenster.iron', 'anne-id', 1794810605.617587);
INSERT INTO public.seats VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('gGlwS2SzgOZz_ElEvdyQnA', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('gGlwS2SzgOZz_ElEvdyQnA', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('P-mxC3ovXugskOyrsT8OBQ', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('P-mxC3ovXugskOyrsT8OBQ', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('P-mxC3ovXugskOyrsT8OBQ', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('m9teD-mp3n0uIYCzmDgjmg', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('m9teD-mp3n0uIYCzmDgjmg', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('m9teD-mp3n0uIYCzmDgjmg', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('K1Zyrh-boCA5Jltsky0LEw', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('K1Zyrh-boCA5Jltsky0LEw', 2, 'open', NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('gGlwS2SzgOZz_ElEvdyQnA', 'speicherstadt', 2, '', 1, '80bbe9cdfa708e78588d1d24e4782bd5e8abd12edb349515bd681947f4e18122', 0, 'over', 192, 192, 246, 246, NULL, false, 'anne-id', NULL, 1794810601.7618413, 1794810604.817843, 180, false, false, false, '11 14*', 0, 0, 'bot', NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('wZUM9pbH1TMh7Z2IQWkr6g', 'speicherstadt', 2, '', 1, '27e46906280b185c6cbf7b39d15415fe4340c87eb069bb77ee2bce17b9efaf7d', 0, 'over', 188, 189, 242, 242, NULL, false, 'anne-id', NULL, 1794810601.7455063, 1794810604.8239286, 180, false, false, false, '15* 2', 0, 0, 'bot', NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('P-mxC3ovXugskOyrsT8OBQ', 'speicherstadt', 3, '', 1, '9e4b01c3a3f25e38da8bbfedc4ecbaf764dca2482f50e85aeb5a7faafc884d69', 0, 'running', 26, 26, 34, 33, 1, false, 'anne-id', NULL, 1794810604.8373206, 1794810605.096816, 180, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('fJxA9XFNUdNIyBK9-ZTZ-A', 'colonia', 3, '', 1, '256ba34bf02518ad93fca302209ba08acbb36854f937ae74a94a28e1148c23d1', 0, 'running', 26, 26, 55, 55, 3, false, 'anne-id', NULL, 1794810605.10194, 1794810605.353604, 180, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('m9teD-mp3n0uIYCzmDgjmg', 'hellweg', 3, '', 2, 'e6217fd6d00151c1a5f103d2a6561ee7bc7cbcd1794368fc8ee1d4eded4a7dd7', 0, 'running', 26, 26, 27, 26, 3, false, 'anne-id', NULL, 1794810605.3561494, 1794810605.617587, 180, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('K1Zyrh-boCA5Jltsky0LEw', 'speicherstadt', 2, '', 1, '73198f999e64c4a889a366694dafa57ccfa0a7744cd5d6d99dc8dd5bf7ad7686', 0, 'open', 1, 1, 0, 0, NULL, true, 'anne-id', NULL, 1794810605.6210294, 1794810605.6210294, 180, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL);
INSERT INTO public.users VALUES ('anne-id', 'Anne', 1794810601.740584, 0, '{}');
SELECT pg_catalog.setval('public.chat_id_seq', 1, true);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkey PRIMARY KEY (version_num);
ALTER TABLE ONLY public.archive
    ADD CONSTRAINT archive_pkey PRIMARY KEY (table_id);
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
