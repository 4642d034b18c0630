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
INSERT INTO public.alembic_version VALUES ('0004');
INSERT INTO public.archive VALUES ('vfWqn8jBT1fVUZZ3BcE6wg', '\x78da9d5adb6e23390efd95a01f17bd0589a278f996c160e1246e24d84cd2b09319ccdfef297755e28b24d6ec833b6ee09075e1d1e1a1e4df7efbf6afbbe3fbeef07e97bf7d7ffd7879f99ed5598d8ae6a98ab095fafbf719f5b03b3cde3dbcbdbe1f760feff8f2e3c77e7ff7bedfdd1d3eeeeff7872dd1087ddc1ffe41c05fbbc3fee9ede3b81f82f3ddfdf3e37cffdf76afaffb7f3f3f7efb045a9e4a2161b1194863a079f61c2764aea41bf2b19be62a5f09a903acb530d157c2d2c149b28acf92f0e3ef1e4c2ce72c114cb354a2ba5cb60f5351a7725bc58797b7f7a7abba34f1d79c39fe7c7ed81f17166c4fb35ef6946418302e8b71123bab4aef6d9b4b4d7e56965ef99c2899689c11093d8bc48576f3faeb5146c4a12911b3c8f2cc3f77c7630f275cc5755c6ac0bc48ce354c97c9d884c3125f17a915093ca05b903f9e0ffb3f76af373a75091e550040a806ad4fd8270980669229ae009128578e480220c824394e5852aae049c411003983ee14d5b42838c78b660c6aca5035160d6bcf4e354b9caf229f9412e3ace46231e76466bad9ad1ea003dd12e216bdb287b68097d43d169f058c8b2ea8e4c28e71d595532a2e714655250d9b1e4d9674ee52318d8c5050f678e99818da54d07c68f264562462a5a3e1ade418a0205bb99cf780e3d3f3cfb5715cfcb92dd26df08002b7e0bed16977ac8b1ca33759a694c89249244200620d95f36a773342adc8a262972983b85925a20f800671b1908f6542156ba04100813ad934d08232950c276414e384cbaa7cc7bf766d46dcfd78fb2247330da3172f8ca6bbc7b7d77d0f07612c356e5a2de4278d66feb4f5a41576e2f9c2bce54f9be717c1e352b13b71d1984d15be30d5989eb0a22a4c7142a9794b3e45eb33aa313b95c14fe3b17c14682096458ddc11709524270b69678e37ed21ec64a2a857cd110f6e2367c9ba353c2d64c76437b5aa77a5591ccb103cae8b1bb387d685615ba9ea3913a907c4805224544a00416de73861c62ce812df61d679780b4acd1396495e05a4c743a020ba0b0ff3086668d912662b50adba34f6d368fccb01b5b1b5645d47d5e3fee5e5da9fb7a394f533aaab8bc03906ae249df67c625e9b7fddd0afc5d15923adc8ee5c7001a6212f98724a29d446008528971a33b282bb29e5989215d68f9437645421af61f366e872358d9c3c605c958a8424c782499a28cc070f0b57c711cd5111f914f92eca18a52b1c7210c944d3b2b64e0cbfe24f3b4ad4d3ea65c78ba84e09d6a52e5dee34188cb0d5f0bfdcd1fe912647b1fdbed18a5cd7441d8247c404d055caf9acdc03c2f41696909800ce539347ea5b27caac5e2dbec579638fe32d9a8aa9ba16591b4497c3c031990bc53845c63c96ea3a717236d21026cab23ab8939fbda9f9c9cc0e288d24f896d62d9ec7fdcbf39f9f036cf7add4e2e61eac31c02ce7c2654ceab63d6d05372c716f4974aebc6103f12276cc0d495c3d6f5810307f39158a941a402dd5ce8d710fa819b629697c8f0a092e1edfa2a18d89c53c372d781809715e3ca905d60530859eae44ef324930f9ba89d2ff51cf56ec2a72bc05dc9ae787d4bd48327aeb006206b312e91a706a0e8f17f142a64cf326609c30734d4536e433a87ecc5c81f2c21244be17b0f900a4c6303c2c9acd58ff048e1697fd7ccf7d189b24e7c087008787e51c5d943183acdb8e27cdbd56a393e4ae870ded144ab65a945f2662b0dd2013460522be14e8858cbd72cc675cd088cb986599f4622415f84e69517fbcc00681d1e6572bf834bad216e4fdeef5bf43dc7811409635c75beb0062a8b938d0e9be429fbfc7cb4aa96252aaf12d629ad46ae1780120b8abe196854cf89755a21503f5c2cb29e13af54cf0d11a5ed5318e6bc9d165dd30f0fe7adac88eb6c0edcdb516f2da1f378e022ec246f4d02951750fdd2970d58b6a480f00e1fe4ae13863e6ac177bf0bd8cd966be85070f3acde2962c2088ce8752ba389a0141140aed30f9d1218dceb6d817251fe2608ccb72324e83db43f7284ad236c6f32770c5c8e035d7b5f17dfe98601c53a13b9fdb865d33031cfc76b6b2650fad057eda1deedf3e0e5ba027292d5b914d4b74011eb35172218f978b54aa55f3867ca739323c70d7099e3459ca913e0328826bfb868c6e5534e6adb155951a2d174f5fa7ed0314169572481f784b58b28b2ddca7dd1f0d23da827eee96cd9f664bee466d30db17b123161844b3243a9f60720f08b2a4641b3262e2e0c471c63cef1284b4020e9d3253289a36bb644dab43ebd5d7666d15f6e8b8c06671cd4e35c481f4783725c6319ab4b527fcdeb373325d1ccac2819f87dddffbc37feedf76efd7656fc1dbcdb885bc6ec64d665d048ecb8b998ad429ae2fbbb897f0f4d320ec602085e31280e8619935ce28994b920df72892538ea92096245509714ae45682b378c0aa785a77bd4e9ba367856947c0a7ea9af86a48e92d1b2ba29cf59f53e136f0e1e9e3f030468ec5c36090a8c44bddc92af18684781f35fc4d99cf3fc472961ae50310cf51c303099f7fd184195b82ce051cf8428123778cf51019bdb114372ee10bf9fbff00a6b8f264');
INSERT INTO public.chat VALUES (1, 'laRHk1jUNvA-atjad0jjDA', 'anne-id', 'Anne', 'Well played – ’t was mooi!', 1794782389.2525704);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 0, '* start 2', NULL, 1794782371.4758644);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 1, '* card contract coffee spices rubber cloth', NULL, 1794782371.4758644);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 2, '* card fireman 2', NULL, 1794782371.4758644);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 3, '* card fireman 1', NULL, 1794782371.4758644);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 4, '2 bid 2', 'anne-id', 1794782371.6684186);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 5, '1 bid 2', 'anne-id', 1794782371.7294388);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 6, '2 bid 1', 'anne-id', 1794782371.7954648);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 7, '1 bid 3', 'anne-id', 1794782371.8446865);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 8, '2 bid 1', 'anne-id', 1794782371.9085937);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 9, '1 bid 2', 'anne-id', 1794782371.9556725);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 10, '2 pass', 'anne-id', 1794782371.9965644);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 11, '2 pass', 'anne-id', 1794782372.0368762);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 12, '2 pass', 'anne-id', 1794782372.1005456);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 13, '1 buy', 'anne-id', 1794782372.154961);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 14, '1 pass', 'anne-id', 1794782372.2192242);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 15, '* card trader tea', NULL, 1794782372.2192242);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 16, '* card trader coffee', NULL, 1794782372.2192242);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 17, '* card office', NULL, 1794782372.2192242);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 18, '1 bid 2', 'anne-id', 1794782372.2765424);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 19, '2 bid 2', 'anne-id', 1794782372.3282394);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 20, '1 bid 1', 'anne-id', 1794782372.3731616);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 21, '2 bid 1', 'anne-id', 1794782372.428085);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 22, '1 bid 3', 'anne-id', 1794782372.5096188);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 23, '2 bid 2', 'anne-id', 1794782372.5824594);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 24, '1 pass', 'anne-id', 1794782372.6447468);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 25, '2 pass', 'anne-id', 1794782372.6846116);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 26, '1 buy', 'anne-id', 1794782372.7329247);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 27, '1 pass', 'anne-id', 1794782372.7785697);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 28, '* card trader spices', NULL, 1794782372.7785697);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 29, '* card trader rubber', NULL, 1794782372.7785697);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 30, '* card contract coffee spices', NULL, 1794782372.7785697);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 31, '2 bid 1', 'anne-id', 1794782372.817731);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 32, '1 bid 2', 'anne-id', 1794782372.8670735);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 33, '2 bid 2', 'anne-id', 1794782372.9006793);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 34, '1 bid 2', 'anne-id', 1794782372.9645567);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 35, '2 bid 1', 'anne-id', 1794782373.001787);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 36, '1 bid 2', 'anne-id', 1794782373.056298);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 37, '2 buy', 'anne-id', 1794782373.0899389);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 38, '2 buy', 'anne-id', 1794782373.1573904);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 39, '* card contract coffee tea rubber', NULL, 1794782373.1573904);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 40, '* card warehouse', NULL, 1794782373.1573904);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 41, '* card trader cloth', NULL, 1794782373.1573904);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 42, '1 bid 3', 'anne-id', 1794782373.2217374);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 43, '2 bid 2', 'anne-id', 1794782373.2653751);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 44, '1 bid 3', 'anne-id', 1794782373.3110673);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 45, '2 bid 3', 'anne-id', 1794782373.3584635);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 46, '1 bid 3', 'anne-id', 1794782373.4136713);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 47, '2 bid 1', 'anne-id', 1794782373.4630723);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 48, '2 pass', 'anne-id', 1794782373.5112896);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 49, '2 buy', 'anne-id', 1794782373.5741043);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 50, '1 buy', 'anne-id', 1794782373.629002);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 51, '* card ship tea cloth cloth', NULL, 1794782373.629002);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 52, '* card ship tea spices cloth', NULL, 1794782373.629002);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 53, '* card fireman 3', NULL, 1794782373.629002);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 54, '2 bid 2', 'anne-id', 1794782373.686372);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 55, '1 bid 1', 'anne-id', 1794782373.7669408);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 56, '2 bid 3', 'anne-id', 1794782373.8395267);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 57, '1 bid 1', 'anne-id', 1794782373.9331007);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 58, '2 bid 2', 'anne-id', 1794782374.003003);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 59, '1 bid 1', 'anne-id', 1794782374.0655882);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 60, '1 buy', 'anne-id', 1794782374.132564);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 61, '2 pass', 'anne-id', 1794782374.1934266);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 62, '2 buy', 'anne-id', 1794782374.2566276);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 63, '2 pass', 'anne-id', 1794782374.317024);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 64, '2 swap tea spices cloth for tea', 'anne-id', 1794782374.368571);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 65, '2 done', 'anne-id', 1794782374.4179592);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 66, '1 trade cloth', 'anne-id', 1794782374.4791844);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 67, '1 house cloth', 'anne-id', 1794782374.5358384);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 68, '1 sell tea cloth', 'anne-id', 1794782374.5958447);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 69, '* card ship coffee spices rubber', NULL, 1794782374.5958447);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 70, '* card contract coffee spices cloth', NULL, 1794782374.5958447);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 71, '* card office', NULL, 1794782374.5958447);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 72, '1 bid 1', 'anne-id', 1794782374.640778);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 73, '2 bid 2', 'anne-id', 1794782374.6984801);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 74, '1 bid 3', 'anne-id', 1794782374.7562609);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 75, '2 bid 3', 'anne-id', 1794782374.8145316);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 76, '1 bid 3', 'anne-id', 1794782374.8942707);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 77, '2 bid 1', 'anne-id', 1794782374.9485645);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 78, '1 buy', 'anne-id', 1794782375.0106966);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 79, '2 buy', 'anne-id', 1794782375.075244);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 80, '2 buy', 'anne-id', 1794782375.1325595);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 81, '1 done', 'anne-id', 1794782375.200702);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 82, '* card fireman 1', NULL, 1794782375.200702);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 83, '* card contract tea spices', NULL, 1794782375.200702);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 84, '* card fireman 2', NULL, 1794782375.200702);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 85, '2 bid 3', 'anne-id', 1794782375.2445302);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 86, '1 bid 2', 'anne-id', 1794782375.3020332);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 87, '2 bid 3', 'anne-id', 1794782375.3410926);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 88, '1 bid 2', 'anne-id', 1794782375.3899004);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 89, '2 bid 1', 'anne-id', 1794782375.4575021);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 90, '1 bid 2', 'anne-id', 1794782375.5119);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 91, '2 buy', 'anne-id', 1794782375.578446);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 92, '1 buy', 'anne-id', 1794782375.6512637);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 93, '2 buy', 'anne-id', 1794782375.6978486);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 94, '* card contract coffee tea rubber cloth', NULL, 1794782375.6978486);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 95, '* card ship coffee rubber rubber', NULL, 1794782375.6978486);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 96, '* card ship coffee spices rubber', NULL, 1794782375.6978486);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 97, '1 bid 2', 'anne-id', 1794782375.7455046);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 98, '2 bid 1', 'anne-id', 1794782375.786456);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 99, '1 bid 2', 'anne-id', 1794782375.8285668);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 100, '2 bid 2', 'anne-id', 1794782375.8798103);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 101, '1 bid 1', 'anne-id', 1794782375.9321923);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 102, '2 bid 1', 'anne-id', 1794782375.9941316);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 103, '2 buy', 'anne-id', 1794782376.056896);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 104, '* card fire 1', NULL, 1794782376.056896);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 105, '* card fireman 5', NULL, 1794782376.056896);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 106, '* card fire 2', NULL, 1794782376.056896);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 107, '* card contract tea rubber cloth', NULL, 1794782376.056896);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 108, '* card ship coffee spices rubber', NULL, 1794782376.056896);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 109, '2 bid 3', 'anne-id', 1794782376.1148021);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 110, '1 bid 3', 'anne-id', 1794782376.1645982);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 111, '2 bid 2', 'anne-id', 1794782376.2045717);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 112, '1 bid 2', 'anne-id', 1794782376.275263);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 113, '2 bid 3', 'anne-id', 1794782376.3126476);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 114, '1 bid 3', 'anne-id', 1794782376.3808947);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 115, '1 pass', 'anne-id', 1794782376.429207);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 116, '1 pass', 'anne-id', 1794782376.4694695);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 117, '1 pass', 'anne-id', 1794782376.5185804);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 118, '* card fireman 4', NULL, 1794782376.5185804);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 119, '* card ship coffee tea cloth', NULL, 1794782376.5185804);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 120, '* card ship coffee spices rubber', NULL, 1794782376.5185804);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 121, '1 bid 1', 'anne-id', 1794782376.5926552);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 122, '2 bid 2', 'anne-id', 1794782376.6278412);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 123, '1 bid 2', 'anne-id', 1794782376.6777804);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 124, '2 bid 3', 'anne-id', 1794782376.729213);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 125, '1 bid 3', 'anne-id', 1794782376.77018);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 126, '2 bid 2', 'anne-id', 1794782376.8120677);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 127, '1 pass', 'anne-id', 1794782376.8538895);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 128, '2 buy', 'anne-id', 1794782376.9144034);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 129, '1 buy', 'anne-id', 1794782376.9603038);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 130, '1 swap coffee spices rubber for tea', 'anne-id', 1794782377.015518);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 131, '1 house tea', 'anne-id', 1794782377.075719);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 132, '1 done', 'anne-id', 1794782377.1277292);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 133, '2 swap coffee tea cloth for tea', 'anne-id', 1794782377.180641);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 134, '2 warehouse tea', 'anne-id', 1794782377.2567093);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 135, '2 deliver tea 2', 'anne-id', 1794782377.2965217);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 136, '* card bank', NULL, 1794782377.2965217);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 137, '* card contract coffee tea spices rubber', NULL, 1794782377.2965217);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 138, '* card contract tea spices cloth', NULL, 1794782377.2965217);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 139, '2 bid 2', 'anne-id', 1794782377.3459613);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 140, '1 bid 3', 'anne-id', 1794782377.3994937);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 141, '2 bid 3', 'anne-id', 1794782377.4384234);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 142, '1 bid 3', 'anne-id', 1794782377.4839394);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 143, '2 bid 3', 'anne-id', 1794782377.5202026);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 144, '1 bid 2', 'anne-id', 1794782377.5846045);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 145, '1 pass', 'anne-id', 1794782377.6326873);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 146, '1 pass', 'anne-id', 1794782377.6766043);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 147, '1 buy', 'anne-id', 1794782377.7210941);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 148, '1 deliver tea 2', 'anne-id', 1794782377.76898);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 149, '* card ship coffee spices cloth', NULL, 1794782377.76898);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 150, '* card contract rubber cloth', NULL, 1794782377.76898);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 151, '* card ship spices spices rubber', NULL, 1794782377.76898);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 152, '1 bid 3', 'anne-id', 1794782377.820484);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 153, '2 bid 2', 'anne-id', 1794782377.8701317);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 154, '1 bid 1', 'anne-id', 1794782377.9486568);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 155, '2 bid 3', 'anne-id', 1794782377.9837382);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 156, '1 bid 1', 'anne-id', 1794782378.0327644);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 157, '2 bid 2', 'anne-id', 1794782378.0848017);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 158, '1 buy', 'anne-id', 1794782378.1205945);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 159, '2 pass', 'anne-id', 1794782378.1846995);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 160, '2 buy', 'anne-id', 1794782378.2357066);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 161, '1 pass', 'anne-id', 1794782378.296013);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 162, '2 pass', 'anne-id', 1794782378.3450572);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 163, '1 house coffee', 'anne-id', 1794782378.4126246);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 164, '1 discard coffee', 'anne-id', 1794782378.4808006);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 165, '1 house spices', 'anne-id', 1794782378.530708);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 166, '1 deliver spices 2', 'anne-id', 1794782378.609736);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 167, '1 trade cloth', 'anne-id', 1794782378.6488006);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 168, '* card fire 3', NULL, 1794782378.6488006);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 169, '* card ship tea tea cloth', NULL, 1794782378.6488006);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 170, '* card office', NULL, 1794782378.6488006);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 171, '* card ship coffee tea tea', NULL, 1794782378.6488006);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 172, '2 bid 3', 'anne-id', 1794782378.713374);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 173, '1 bid 1', 'anne-id', 1794782378.7617955);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 174, '2 bid 3', 'anne-id', 1794782378.8130121);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 175, '1 bid 3', 'anne-id', 1794782378.872594);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 176, '2 bid 2', 'anne-id', 1794782378.924628);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 177, '1 bid 1', 'anne-id', 1794782378.9808192);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 178, '1 buy', 'anne-id', 1794782379.0316427);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 179, '2 buy', 'anne-id', 1794782379.1041586);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 180, '2 pass', 'anne-id', 1794782379.1806493);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 181, '1 buy', 'anne-id', 1794782379.2392898);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 182, '1 swap tea tea tea for rubber', 'anne-id', 1794782379.2887135);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 183, '1 deliver cloth 2', 'anne-id', 1794782379.3566406);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 184, '1 house rubber', 'anne-id', 1794782379.3951657);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 185, '1 trade coffee', 'anne-id', 1794782379.4334843);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 186, '1 done', 'anne-id', 1794782379.4823015);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 187, '* card office', NULL, 1794782379.4823015);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 188, '* card ship rubber rubber cloth', NULL, 1794782379.4823015);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 189, '* card church', NULL, 1794782379.4823015);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 190, '1 bid 3', 'anne-id', 1794782379.5144596);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 191, '2 bid 3', 'anne-id', 1794782379.5507004);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 192, '1 bid 2', 'anne-id', 1794782379.5819652);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 193, '2 bid 2', 'anne-id', 1794782379.6186333);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 194, '1 bid 2', 'anne-id', 1794782379.643596);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 195, '2 bid 1', 'anne-id', 1794782379.6804993);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 196, '2 pass', 'anne-id', 1794782379.713542);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 197, '1 buy', 'anne-id', 1794782379.7372916);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 198, '2 buy', 'anne-id', 1794782379.7735887);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 199, '1 discard rubber', 'anne-id', 1794782379.8092065);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 200, '1 swap rubber rubber cloth for tea', 'anne-id', 1794782379.837551);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 201, '1 house tea', 'anne-id', 1794782379.8744874);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 202, '1 deliver tea 1', 'anne-id', 1794782379.9121869);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 203, '* card fireman 3', NULL, 1794782379.9121869);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 204, '* card ship tea spices cloth', NULL, 1794782379.9121869);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 205, '* card chamber', NULL, 1794782379.9121869);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 206, '2 bid 3', 'anne-id', 1794782379.938852);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 207, '1 bid 3', 'anne-id', 1794782379.9735005);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 208, '2 bid 3', 'anne-id', 1794782379.9982474);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 209, '1 bid 1', 'anne-id', 1794782380.046079);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 210, '2 bid 1', 'anne-id', 1794782380.0885384);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 211, '1 bid 1', 'anne-id', 1794782380.135936);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 212, '2 pass', 'anne-id', 1794782380.1885352);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 213, '1 buy', 'anne-id', 1794782380.2263217);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 214, '2 pass', 'anne-id', 1794782380.262797);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 215, '2 pass', 'anne-id', 1794782380.3067994);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 216, '* card fireman 5', NULL, 1794782380.3067994);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 217, '* card prayer_boat', NULL, 1794782380.3067994);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 218, '* card ship coffee tea cloth', NULL, 1794782380.3067994);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 219, '1 bid 1', 'anne-id', 1794782380.3520648);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 220, '2 bid 3', 'anne-id', 1794782380.4047146);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 221, '1 bid 2', 'anne-id', 1794782380.4445102);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 222, '2 bid 1', 'anne-id', 1794782380.500782);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 223, '1 bid 3', 'anne-id', 1794782380.558916);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 224, '2 bid 3', 'anne-id', 1794782380.5930307);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 225, '2 pass', 'anne-id', 1794782380.6494653);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 226, '1 pass', 'anne-id', 1794782380.6886134);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 227, '2 buy', 'anne-id', 1794782380.7171192);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 228, '2 warehouse tea', 'anne-id', 1794782380.7458718);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 229, '2 deliver coffee 1', 'anne-id', 1794782380.7844694);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 230, '2 sell tea cloth', 'anne-id', 1794782380.832698);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 231, '* card fireman 4', NULL, 1794782380.832698);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 232, '* card harbour', NULL, 1794782380.832698);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 233, '2 bid 1', 'anne-id', 1794782380.8735344);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 234, '1 bid 2', 'anne-id', 1794782380.9133072);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 235, '2 bid 1', 'anne-id', 1794782380.9646015);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 236, '1 bid 1', 'anne-id', 1794782381.005258);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 237, '2 bid 1', 'anne-id', 1794782381.060647);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 238, '1 bid 1', 'anne-id', 1794782381.093837);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 239, '2 pass', 'anne-id', 1794782381.1507125);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 240, '1 buy', 'anne-id', 1794782381.230985);
INSERT INTO public.lines VALUES ('laRHk1jUNvA-atjad0jjDA', 241, '* card fire 4', NULL, 1794782381.230985);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 0, '* start 3', NULL, 1794782389.3422182);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 1, '* card fireman 1', NULL, 1794782389.3422182);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 2, '* card office', NULL, 1794782389.3422182);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 3, '* card contract coffee spices', NULL, 1794782389.3422182);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 4, '* card contract coffee spices rubber cloth', NULL, 1794782389.3422182);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 5, '3 bid 4', 'anne-id', 1794782389.4366565);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 6, '1 bid 2', 'anne-id', 1794782389.5050704);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 7, '2 bid 2', 'anne-id', 1794782389.565131);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 8, '3 bid 2', 'anne-id', 1794782389.625137);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 9, '1 bid 2', 'anne-id', 1794782389.68698);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 10, '2 bid 3', 'anne-id', 1794782389.7492576);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 11, '3 bid 3', 'anne-id', 1794782389.8006492);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 12, '1 bid 1', 'anne-id', 1794782389.8329718);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 13, '2 bid 2', 'anne-id', 1794782389.8722286);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 14, '1 buy', 'anne-id', 1794782389.9129577);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 15, '2 pass', 'anne-id', 1794782389.9457936);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 16, '3 buy', 'anne-id', 1794782389.9894266);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 17, '2 pass', 'anne-id', 1794782390.0206456);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 18, '3 buy', 'anne-id', 1794782390.060568);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 19, '3 pass', 'anne-id', 1794782390.1048267);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 20, '* card trader coffee', NULL, 1794782390.1048267);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 21, '* card trader rubber', NULL, 1794782390.1048267);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 22, '* card fireman 2', NULL, 1794782390.1048267);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 23, '* card contract coffee tea rubber', NULL, 1794782390.1048267);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 24, '1 bid 1', 'anne-id', 1794782390.1534007);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 25, '2 bid 1', 'anne-id', 1794782390.1905696);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 26, '3 bid 3', 'anne-id', 1794782390.235918);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 27, '1 bid 4', 'anne-id', 1794782390.274039);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 28, '2 bid 4', 'anne-id', 1794782390.3224103);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 29, '3 bid 4', 'anne-id', 1794782390.3564365);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 30, '1 bid 2', 'anne-id', 1794782390.388541);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 31, '2 bid 3', 'anne-id', 1794782390.4353518);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 32, '3 bid 3', 'anne-id', 1794782390.4708087);
INSERT INTO public.lines VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 33, '1 buy', 'anne-id', 1794782390.5134776);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 0, '* resources 1 leather iron linen linen', NULL, 1794782390.5512183);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 1, '* resources 2 leather leather fur fur', NULL, 1794782390.5512183);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 2, '* resources 3 leather wood fur fur', NULL, 1794782390.5512183);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 3, '* good 1 6', NULL, 1794782390.5512183);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 4, '1 choose clothing', 'anne-id', 1794782390.6307774);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 5, '* good 2 6', NULL, 1794782390.6307774);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 6, '2 choose painting', 'anne-id', 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 7, '* good 3 4', NULL, 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 8, '* ship 1 7', NULL, 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 9, '* ship 2 1', NULL, 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 10, '* ship 3 15', NULL, 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 11, '* ship 4 12', NULL, 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 12, '* relic 1 brugge 15', NULL, 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 13, '* relic 2 brugge 14', NULL, 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 14, '* relic 3 nowgorod 15', NULL, 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 15, '* relic 4 london 15', NULL, 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 16, '* relic 5 nowgorod 5', NULL, 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 17, '* relic 6 london 5', NULL, 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 18, '* relic 7 brugge 14', NULL, 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 19, '* relic 8 bergen shrine', NULL, 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 20, '* relic 9 bergen 5', NULL, 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 21, '* relic 10 nowgorod 5', NULL, 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 22, '* week 7', NULL, 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 23, '* booth 1 leather iron wood linen linen fur', NULL, 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 24, '* booth 2 iron iron linen fur', NULL, 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 25, '* booth 3 iron iron wood wood fur fur', NULL, 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 26, '* booth 4 iron linen linen fur', NULL, 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 27, '* booth 5 wood wood linen', NULL, 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 28, '* booth 6 leather leather', NULL, 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 29, '* booth 7 leather iron', NULL, 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 30, '* edicts recall_tuesday exchange_money roll_for_good', NULL, 1794782390.6867125);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 31, '1 card 6', 'anne-id', 1794782390.7476664);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 32, '2 card 3', 'anne-id', 1794782390.8142612);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 33, '3 card 7', 'anne-id', 1794782390.86797);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 34, '1 no', 'anne-id', 1794782390.9254076);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 35, '2 yes', 'anne-id', 1794782390.9891055);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 36, '3 no', 'anne-id', 1794782391.0391865);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 37, '3 booth 4', 'anne-id', 1794782391.1287467);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 38, '1 booth 3', 'anne-id', 1794782391.1886115);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 39, '2 booth 5', 'anne-id', 1794782391.2394605);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 40, '3 pass', 'anne-id', 1794782391.297674);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 41, '1 pass', 'anne-id', 1794782391.347806);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 42, '2 pass', 'anne-id', 1794782391.3817189);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 43, '3 order footwear', 'anne-id', 1794782391.4245424);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 44, '1 order painting', 'anne-id', 1794782391.4741006);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 45, '2 order footwear', 'anne-id', 1794782391.5141861);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 46, '3 pass', 'anne-id', 1794782391.553798);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 47, '1 order clothing', 'anne-id', 1794782391.5957432);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 48, '2 order footwear', 'anne-id', 1794782391.6388679);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 49, '1 order saddle', 'anne-id', 1794782391.6772928);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 50, '2 pass', 'anne-id', 1794782391.7172136);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 51, '1 pass', 'anne-id', 1794782391.7685058);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 52, '* dice 2 6 4 4 2 2', NULL, 1794782391.7685058);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 53, '1 no', 'anne-id', 1794782391.8210218);
INSERT INTO public.lines VALUES ('xLGuORikT9XL3prAIssrRQ', 54, '2 no', 'anne-id', 1794782391.8802476);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 0, '* start 1', NULL, 1794782391.8993556);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 1, '1 good essen.iron', 'anne-id', 1794782392.0086305);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 2, '1 carriage duisburg-essen', 'anne-id', 1794782392.0724936);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 3, '2 good essen.iron', 'anne-id', 1794782392.132604);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 4, '2 carriage essen-dortmund', 'anne-id', 1794782392.1777642);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 5, '3 good corbach.salt', 'anne-id', 1794782392.229163);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 6, '3 carriage olpe-corbach', 'anne-id', 1794782392.2738621);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 7, '1 good builefeld.iron', 'anne-id', 1794782392.3483503);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 8, '1 carriage moenster-builefeld', 'anne-id', 1794782392.4055629);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 9, '2 good duisburg.beer', 'anne-id', 1794782392.4524524);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 10, '2 carriage duisburg-essen', 'anne-id', 1794782392.5051103);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 11, '3 good builefeld.salt', 'anne-id', 1794782392.5504727);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 12, '3 carriage moenster-builefeld', 'anne-id', 1794782392.6070936);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 13, '1 good olpe.iron', 'anne-id', 1794782392.6553946);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 14, '1 carriage hagen-olpe', 'anne-id', 1794782392.7130835);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 15, '2 good paderborn.salt', 'anne-id', 1794782392.762725);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 16, '2 carriage soest-paderborn', 'anne-id', 1794782392.8112345);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 17, '3 good corbach.salt', 'anne-id', 1794782392.880693);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 18, '3 carriage paderborn-corbach', 'anne-id', 1794782392.9228153);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 19, '* card duisburg.salt 4 essen.iron 5 moenster.beer 3 paderborn.salt 4', NULL, 1794782392.9228153);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 20, '1 next', 'anne-id', 1794782392.9802604);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 21, '1 dump builefeld.iron', 'anne-id', 1794782393.034376);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 22, '2 next', 'anne-id', 1794782393.0849547);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 23, '2 next', 'anne-id', 1794782393.1470976);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 24, '2 dump duisburg.beer', 'anne-id', 1794782393.2048793);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 25, '3 next', 'anne-id', 1794782393.259084);
INSERT INTO public.lines VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 26, '3 dump builefeld.salt', 'anne-id', 1794782393.324582);
INSERT INTO public.seats VALUES ('laRHk1jUNvA-atjad0jjDA', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('laRHk1jUNvA-atjad0jjDA', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('vfWqn8jBT1fVUZZ3BcE6wg', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('vfWqn8jBT1fVUZZ3BcE6wg', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 3, 'person', 'anne-id', 'Marc', NULL);
INSERT INTO public.seats VALUES ('xLGuORikT9XL3prAIssrRQ', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('xLGuORikT9XL3prAIssrRQ', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('xLGuORikT9XL3prAIssrRQ', 3, 'person', 'anne-id', 'Marc', NULL);
INSERT INTO public.seats VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 3, 'person', 'anne-id', 'Marc', NULL);
INSERT INTO public.seats VALUES ('K_GGvOMMw6OfDiIECKRsiQ', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('K_GGvOMMw6OfDiIECKRsiQ', 2, 'open', NULL, '', NULL);
INSERT INTO public.tables VALUES ('vfWqn8jBT1fVUZZ3BcE6wg', 'speicherstadt', 2, '', 1, '85771a386c4b4d7286ec1c8d8a0948d677726c4dae840e9f2fd8a4ed4712df74', 'over', 193, 193, 247, 247, NULL, false, 'anne-id', NULL, 1794782371.5664835, 1794782389.2130873);
INSERT INTO public.tables VALUES ('laRHk1jUNvA-atjad0jjDA', 'speicherstadt', 2, '', 1, '321c2a4b92154c50481547ec4fed9db18e82f1a1c66dee2ca6311ec3e2869529', 'over', 188, 189, 242, 242, NULL, false, 'anne-id', NULL, 1794782371.4758644, 1794782389.2660215);
INSERT INTO public.tables VALUES ('OX_VhC9jc2uBrCq5O5gGWg', 'speicherstadt', 3, '', 1, 'e8910c7878187ed74d006ba3f152538bd3bbec22a06b2f32ec1de813e2c441d5', 'running', 26, 26, 34, 33, 1, false, 'anne-id', NULL, 1794782389.3422182, 1794782390.5134776);
INSERT INTO public.tables VALUES ('xLGuORikT9XL3prAIssrRQ', 'colonia', 3, '', 1, 'a9949dc904dac50c26a6de2245424c8a5c52dbe358eb274c28f672fe8954d50e', 'running', 26, 26, 55, 54, 3, false, 'anne-id', NULL, 1794782390.5512183, 1794782391.8802476);
INSERT INTO public.tables VALUES ('a-LCO5g15n-sKQ9_sKnCaQ', 'hellweg', 3, '', 2, '3afc3b5dec6eb15f264fe7040059388dd0adef37b646e76426eba7eef47be16c', 'running', 26, 26, 27, 25, 1, false, 'anne-id', NULL, 1794782391.8993556, 1794782393.324582);
INSERT INTO public.tables VALUES ('K_GGvOMMw6OfDiIECKRsiQ', 'speicherstadt', 2, '', 1, 'f0877d37df0e51070942433d1e4533c783520c893993aee2ee5fb6fbbc5164da', 'open', 1, 1, 0, 0, NULL, true, 'anne-id', NULL, 1794782393.3610082, 1794782393.3610082);
INSERT INTO public.users VALUES ('anne-id', 'Anne', 1794782371.454845, 0);
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
