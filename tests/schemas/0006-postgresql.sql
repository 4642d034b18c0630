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
    many_seats boolean DEFAULT false NOT NULL
);
CREATE TABLE public.users (
    id character varying(32) NOT NULL,
    name character varying(40) NOT NULL,
    created double precision NOT NULL,
    epoch integer DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.chat ALTER COLUMN id SET DEFAULT nextval('public.chat_id_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0006');
INSERT INTO public.archive VALUES ('clczVT492cju4wgvO-pVGQ', '\x78daa55aed6e23390e7c15233f0fb381c40f897a96c5e2e0241e24b86c32b0935becdb6fc9ee76dae99628dc0d06983f45b6a6592c16d5fefdf7bb7fed4e1ffbe3c72edefd78fb7c7dfd1173916c1c49ef35849442fee347453dee8f4fbb8fe3fee970dc3dbefffc79388c043cbebf21e6f1630ad99d7ebd3c1e4e23913f5f8e873ff76f3bea82e3eee1e569c7773feef66f6f87df5e9eeebe80765f4a4a25561c9d71711357ee430c9c97099b40a15872feca482da08a7259646c02b3512865e08c25722c36013fff6ec0629490c8459106339d8ed786b1115d9e395505554401bf97640bf9d7fe78787eff3c0d81275e7d1cf65d3475aa0d6022e1c0fe3b8f992825bf88045e14f15941c1908f071292490e3690912d45bae07eed4fa7164ca348ca5e19296721163f5d411f04973c1c2512c9ba7cc7cf8787c3715dc175c0775940e1ff8fe88ba84c09768fafef1fcfdd34fd77cfb57183fad5648b4c9cfc8c12222b259fc112b306f2740d38d43dd880b0e15f491e3d34e0ddccc7ebd003921652f059a94954b36d68795c97650d9ec8b43d293a018dba2ff0fd77a586ff200d34670aac250d0c818486d2cc7e3d13746b801e29e5a86540e07210c5ecf31a3953a2148bc70f703214b7ea3931482e2e8b32e60efa6151bfd3f3cbafb302dcf4f1ba92ebc8ab107c458f84553a6e71718d6c8dbb05b25f598b29a5287e6d8d059c92818c997231f2d96756a064eaf3b9c07f3045ff8c8531387d3d295912b953a498e5cc7eb2621c2e1e2eeece7ee2e212d6600ed5c7818593423dbd9c2ef2d0869398cd82763abcbe7e67e0761474fff2b696fc9d46d1598436a5682b72d6451ec02e9fd21c9737819d62569c94904372c4a402abd8310f64ccf023141dc255a081eb313b920c600cc194d8cf18a3699c67764b7c2a8ee1bf668bd8c3498a31f5fd7185a93115ffa940c9f50d36b351a0a2d3a0ba30bdcb43785815992a3d93bd1fc125c9cd03e6456e1b9e34e3ef057fb5f34e8c614d997affe9f0faf2df8bab6f920bff63fc99cef4f4fed6cacb118b9cf0c07eb8096efbcd56affa3926adf0e363b76b9830fdcdef85cadc3c9430c19492dfae9c7906f69b8b0bda55d43f62b5af799e0f9d7e101634a178fd0097ab25793d2899a4c82de3a60a35cf09e5cb85fe07716d442ea9d022c43ab4e58a6fc1fd222a86644cc92f226cb044f1b69a0a8438dbd236b41e8d6d5ba62b8e3e2d520a9a23fb9326e1d1b018ae9ee698a3cd42d6c3095e0d790482c671b1ec67c388992e6026b77053efcd180b4b4332b173624beb7519ea2439b56c6e5fb63ac10b7af78cf66692657f8c07f7ab8d75abe4018a5b36b27901e9252c91c033f133164a9696d6a709542a20a5df34257389267daa45f8d3da0bb12f7c806193ca859da1081cce6651362445bed7650b7c65468f525b81636a7913d95388089fa7a1b8ab770542eb43f1969f0acc594c782063b1343dba7f46620ad3254eec3e9a3405cb9e17052e5bc8ce552d601c0d19a5bff5b66ab70e3ed76e59f0f1d087fddb7fbab8fe7bc1d057d281da317aa4b84607380b1078b7dfe3bd044b94fc844269e88082039a79cd2e49b2d274397bfa6bbff5da773fdf8f9d0112eb055eba4a55470a14274adc6bd246991b81bea3d90a3d5facd028b20a9576c1fdb22a0509c5fcbaead96327bfb0aab0ecaabe6a68320d5c06321a720e500f9261149d2bfa8a83e3a2e08a4682db2bd71e6ac33057f32c7e57f37cae79eba0b97e7a4bdffcf6c496d64bc812d255b5a725b2c3f98c0724f3c71ff4d3f4e25497fce335a5d6c8d111d688bcfde2301edcbcf0b901f7b967814330f3b967145839fbca6c9c13177f049a66ce25fb6cb62c5804075ad80aac7cf1d85c62e1af8fa96d980ade6076076fc11a6dbcd0e5ad6a9e9579be52de4e6386b3ab23cd04d387f918273a9f9fb7be84a80f6bdd532203c1d69adedef4b43b08011224c7e47410702922711a31903db08e8037afd26f913df60158c5ca6b0f8297a43a403cee51f5922a3a90501216e2817c205ff4c711dd137130c98ed60327d87bcc5b738183b80afbe94afda87cb31a3eefffdc10ae2de877bd5c7fa9df0cfb75dcff7d38fefbe17dffd185f75f185737afe29780054560d7a30358b2e5e87db107505004293e49a07745597d16637f09d79be54eb5606e2c7b9fd32a4ea145e46c9e80616a93b09fce2cc9dc66ee7d2fc1b7e8acf4f3a5c89524ad10620d516fef44da77c40850864068e78be1e6a7bf76e4ed45c678f0e3f3e7f1f1b98becf333198178c5677c2a4cd7eaf7f899c192e2fe06a102d11b926c20630eea7f8804d0ea4f97d8651eb6438a3ef10cbefbeb3734ed6cf0f2f9faedbd0dc37be1b9220334c6284fc19f9705ad5ba82cacc38a84ce46871c144183784bff8be76ed5aec03f8bd2c0305d239ff7c787f7cf6317dad7ca82a5d8fd394cc59960527a3fb061be87008620ee9e0d207189e45e2d0028f07d913cf505108b5134ef0b057075038dce170a86d74875c173610cdecc5fc5cebf56e9b1117851555a2dd62b4ff685fce31facacdc7b');
INSERT INTO public.chat VALUES (1, '_JToW13mUHJfUx4c7ViFqg', 'anne-id', 'Anne', 'Well played – ’t was mooi!', 1794783133.1590319);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 0, '* start 1', NULL, 1794783125.4205294);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 1, '* card trader tea', NULL, 1794783125.4205294);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 2, '* card warehouse', NULL, 1794783125.4205294);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 3, '* card trader spices', NULL, 1794783125.4205294);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 4, '1 bid 1', 'anne-id', 1794783125.569509);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 5, '2 bid 2', 'anne-id', 1794783125.6191316);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 6, '1 bid 1', 'anne-id', 1794783125.6564949);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 7, '2 bid 3', 'anne-id', 1794783125.7049809);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 8, '1 bid 3', 'anne-id', 1794783125.740514);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 9, '2 bid 3', 'anne-id', 1794783125.7867765);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 10, '1 pass', 'anne-id', 1794783125.815328);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 11, '1 buy', 'anne-id', 1794783125.8514345);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 12, '2 buy', 'anne-id', 1794783125.904555);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 13, '2 pass', 'anne-id', 1794783125.9299242);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 14, '1 pass', 'anne-id', 1794783125.9454575);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 15, '2 pass', 'anne-id', 1794783125.96017);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 16, '* card fireman 1', NULL, 1794783125.96017);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 17, '* card contract coffee spices', NULL, 1794783125.96017);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 18, '* card trader cloth', NULL, 1794783125.96017);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 19, '2 bid 2', 'anne-id', 1794783125.9756157);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 20, '1 bid 3', 'anne-id', 1794783125.9978762);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 21, '2 bid 2', 'anne-id', 1794783126.029079);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 22, '1 bid 3', 'anne-id', 1794783126.0502648);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 23, '2 bid 3', 'anne-id', 1794783126.0642304);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 24, '1 bid 3', 'anne-id', 1794783126.1085157);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 25, '2 buy', 'anne-id', 1794783126.1313205);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 26, '1 buy', 'anne-id', 1794783126.1645477);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 27, '* card contract coffee tea rubber', NULL, 1794783126.1645477);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 28, '* card trader coffee', NULL, 1794783126.1645477);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 29, '* card office', NULL, 1794783126.1645477);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 30, '1 bid 3', 'anne-id', 1794783126.1886935);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 31, '2 bid 2', 'anne-id', 1794783126.2130334);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 32, '1 bid 3', 'anne-id', 1794783126.2356496);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 33, '2 bid 2', 'anne-id', 1794783126.261553);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 34, '1 bid 3', 'anne-id', 1794783126.274206);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 35, '2 bid 3', 'anne-id', 1794783126.2923481);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 36, '2 pass', 'anne-id', 1794783126.319224);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 37, '2 buy', 'anne-id', 1794783126.3510017);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 38, '1 pass', 'anne-id', 1794783126.3646805);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 39, '2 buy', 'anne-id', 1794783126.384058);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 40, '* card trader rubber', NULL, 1794783126.384058);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 41, '* card contract coffee spices rubber cloth', NULL, 1794783126.384058);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 42, '* card fireman 2', NULL, 1794783126.384058);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 43, '2 bid 2', 'anne-id', 1794783126.4074085);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 44, '1 bid 1', 'anne-id', 1794783126.4336486);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 45, '2 bid 1', 'anne-id', 1794783126.447377);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 46, '1 bid 3', 'anne-id', 1794783126.4621048);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 47, '2 bid 1', 'anne-id', 1794783126.4726093);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 48, '1 bid 2', 'anne-id', 1794783126.483472);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 49, '1 buy', 'anne-id', 1794783126.5007498);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 50, '2 pass', 'anne-id', 1794783126.5150204);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 51, '1 pass', 'anne-id', 1794783126.537396);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 52, '1 buy', 'anne-id', 1794783126.5606272);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 53, '* card ship tea tea rubber', NULL, 1794783126.5606272);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 54, '* card fireman 1', NULL, 1794783126.5606272);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 55, '* card fireman 3', NULL, 1794783126.5606272);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 56, '1 bid 1', 'anne-id', 1794783126.5689929);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 57, '2 bid 2', 'anne-id', 1794783126.5852866);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 58, '1 bid 2', 'anne-id', 1794783126.603964);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 59, '2 bid 3', 'anne-id', 1794783126.6157687);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 60, '1 bid 2', 'anne-id', 1794783126.6366453);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 61, '2 bid 1', 'anne-id', 1794783126.6525195);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 62, '2 buy', 'anne-id', 1794783126.6734486);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 63, '2 buy', 'anne-id', 1794783126.7082798);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 64, '2 pass', 'anne-id', 1794783126.7393942);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 65, '2 sell tea rubber', 'anne-id', 1794783126.772761);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 66, '2 warehouse tea', 'anne-id', 1794783126.7924857);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 67, '* card fire 1', NULL, 1794783126.7924857);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 68, '* card contract coffee tea rubber cloth', NULL, 1794783126.7924857);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 69, '* card ship coffee tea rubber', NULL, 1794783126.7924857);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 70, '* card contract coffee spices cloth', NULL, 1794783126.7924857);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 71, '2 bid 1', 'anne-id', 1794783126.8085275);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 72, '1 bid 1', 'anne-id', 1794783126.8267033);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 73, '2 bid 1', 'anne-id', 1794783126.8507373);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 74, '1 bid 3', 'anne-id', 1794783126.875156);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 75, '2 bid 3', 'anne-id', 1794783126.8977838);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 76, '1 bid 2', 'anne-id', 1794783126.9094431);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 77, '2 pass', 'anne-id', 1794783126.9291675);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 78, '1 buy', 'anne-id', 1794783126.9490082);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 79, '1 pass', 'anne-id', 1794783126.9671817);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 80, '2 pass', 'anne-id', 1794783126.9924989);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 81, '* card contract tea spices', NULL, 1794783126.9924989);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 82, '* card fireman 2', NULL, 1794783126.9924989);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 83, '* card ship coffee tea spices', NULL, 1794783126.9924989);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 84, '1 bid 1', 'anne-id', 1794783127.000956);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 85, '2 bid 3', 'anne-id', 1794783127.0254908);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 86, '1 bid 3', 'anne-id', 1794783127.0365317);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 87, '2 bid 3', 'anne-id', 1794783127.0549476);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 88, '1 bid 2', 'anne-id', 1794783127.0725162);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 89, '2 bid 3', 'anne-id', 1794783127.0848064);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 90, '1 pass', 'anne-id', 1794783127.1025128);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 91, '1 buy', 'anne-id', 1794783127.1171968);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 92, '2 pass', 'anne-id', 1794783127.1344094);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 93, '2 buy', 'anne-id', 1794783127.1530664);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 94, '2 sell tea spices', 'anne-id', 1794783127.1717136);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 95, '2 trade coffee', 'anne-id', 1794783127.1885402);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 96, '* card ship coffee rubber rubber', NULL, 1794783127.1885402);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 97, '* card office', NULL, 1794783127.1885402);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 98, '* card ship coffee rubber cloth', NULL, 1794783127.1885402);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 99, '2 bid 2', 'anne-id', 1794783127.197191);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 100, '1 bid 1', 'anne-id', 1794783127.212546);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 101, '2 bid 3', 'anne-id', 1794783127.2343667);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 102, '1 bid 3', 'anne-id', 1794783127.2466512);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 103, '2 bid 3', 'anne-id', 1794783127.2626479);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 104, '1 bid 1', 'anne-id', 1794783127.2845695);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 105, '1 buy', 'anne-id', 1794783127.2980506);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 106, '2 pass', 'anne-id', 1794783127.3106363);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 107, '2 buy', 'anne-id', 1794783127.3277214);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 108, '2 swap tea rubber cloth for tea', 'anne-id', 1794783127.3511896);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 109, '2 trade coffee', 'anne-id', 1794783127.3800583);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 110, '2 warehouse tea', 'anne-id', 1794783127.397042);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 111, '1 sell coffee rubber', 'anne-id', 1794783127.415032);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 112, '1 trade rubber', 'anne-id', 1794783127.442079);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 113, '* card fire 2', NULL, 1794783127.442079);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 114, '* card bank', NULL, 1794783127.442079);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 115, '* card contract tea spices cloth', NULL, 1794783127.442079);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 116, '* card fireman 4', NULL, 1794783127.442079);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 117, '1 bid 3', 'anne-id', 1794783127.4626756);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 118, '2 bid 3', 'anne-id', 1794783127.4867637);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 119, '1 bid 1', 'anne-id', 1794783127.5051613);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 120, '2 bid 3', 'anne-id', 1794783127.522777);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 121, '1 bid 3', 'anne-id', 1794783127.5295956);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 122, '2 bid 2', 'anne-id', 1794783127.5379884);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 123, '1 pass', 'anne-id', 1794783127.5553408);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 124, '2 buy', 'anne-id', 1794783127.5660892);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 125, '2 buy', 'anne-id', 1794783127.5749974);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 126, '2 done', 'anne-id', 1794783127.5945718);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 127, '* card ship rubber cloth cloth', NULL, 1794783127.5945718);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 128, '* card contract rubber cloth', NULL, 1794783127.5945718);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 129, '* card fireman 5', NULL, 1794783127.5945718);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 130, '2 bid 3', 'anne-id', 1794783127.622075);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 131, '1 bid 1', 'anne-id', 1794783127.6445422);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 132, '2 bid 3', 'anne-id', 1794783127.6685026);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 133, '1 bid 3', 'anne-id', 1794783127.6969123);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 134, '2 bid 3', 'anne-id', 1794783127.7125137);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 135, '1 bid 3', 'anne-id', 1794783127.7304153);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 136, '1 pass', 'anne-id', 1794783127.7566051);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 137, '1 buy', 'anne-id', 1794783127.7774878);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 138, '2 deliver tea 2', 'anne-id', 1794783127.8045955);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 139, '* card ship tea spices cloth', NULL, 1794783127.8045955);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 140, '* card contract tea rubber cloth', NULL, 1794783127.8045955);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 141, '* card ship spices cloth cloth', NULL, 1794783127.8045955);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 142, '1 bid 3', 'anne-id', 1794783127.8371484);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 143, '2 bid 3', 'anne-id', 1794783127.8500586);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 144, '1 bid 1', 'anne-id', 1794783127.8626792);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 145, '2 bid 1', 'anne-id', 1794783127.8772547);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 146, '1 bid 3', 'anne-id', 1794783127.900757);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 147, '2 bid 1', 'anne-id', 1794783127.9142992);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 148, '1 buy', 'anne-id', 1794783127.9356942);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 149, '2 buy', 'anne-id', 1794783127.9501803);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 150, '1 swap tea spices cloth for tea', 'anne-id', 1794783127.9631288);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 151, '1 trade tea', 'anne-id', 1794783127.9805567);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 152, '2 deliver spices 1', 'anne-id', 1794783127.9927783);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 153, '2 sell cloth cloth', 'anne-id', 1794783128.0086212);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 154, '* card ship coffee spices rubber', NULL, 1794783128.0086212);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 155, '* card ship coffee spices cloth', NULL, 1794783128.0086212);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 156, '* card contract coffee tea spices rubber', NULL, 1794783128.0086212);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 157, '2 bid 3', 'anne-id', 1794783128.0202959);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 158, '1 bid 1', 'anne-id', 1794783128.032823);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 159, '2 bid 1', 'anne-id', 1794783128.041358);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 160, '1 bid 3', 'anne-id', 1794783128.0518584);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 161, '2 bid 3', 'anne-id', 1794783128.0616693);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 162, '1 bid 2', 'anne-id', 1794783128.0769727);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 163, '1 pass', 'anne-id', 1794783128.0936997);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 164, '2 buy', 'anne-id', 1794783128.1037967);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 165, '1 pass', 'anne-id', 1794783128.1143363);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 166, '2 buy', 'anne-id', 1794783128.1233532);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 167, '2 deliver spices 3', 'anne-id', 1794783128.1311767);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 168, '2 trade coffee', 'anne-id', 1794783128.140146);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 169, '2 warehouse rubber', 'anne-id', 1794783128.1517396);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 170, '2 done', 'anne-id', 1794783128.1728601);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 171, '* card fireman 3', NULL, 1794783128.1728601);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 172, '* card church', NULL, 1794783128.1728601);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 173, '* card ship coffee tea spices', NULL, 1794783128.1728601);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 174, '1 bid 3', 'anne-id', 1794783128.2178478);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 175, '2 bid 1', 'anne-id', 1794783128.2656558);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 176, '1 bid 3', 'anne-id', 1794783128.278647);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 177, '2 bid 3', 'anne-id', 1794783128.287961);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 178, '1 bid 3', 'anne-id', 1794783128.298965);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 179, '2 bid 2', 'anne-id', 1794783128.3090227);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 180, '2 buy', 'anne-id', 1794783128.3198125);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 181, '2 pass', 'anne-id', 1794783128.3306253);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 182, '1 pass', 'anne-id', 1794783128.3397188);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 183, '1 buy', 'anne-id', 1794783128.3483067);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 184, '1 deliver tea 1', 'anne-id', 1794783128.3640888);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 185, '1 house spices', 'anne-id', 1794783128.3762152);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 186, '1 sell coffee spices', 'anne-id', 1794783128.389997);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 187, '2 done', 'anne-id', 1794783128.4064243);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 188, '* card office', NULL, 1794783128.4064243);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 189, '* card ship tea tea cloth', NULL, 1794783128.4064243);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 190, '* card fireman 4', NULL, 1794783128.4064243);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 191, '2 bid 3', 'anne-id', 1794783128.413857);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 192, '1 bid 2', 'anne-id', 1794783128.4247384);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 193, '2 bid 1', 'anne-id', 1794783128.4388976);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 194, '1 bid 3', 'anne-id', 1794783128.4533236);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 195, '2 bid 3', 'anne-id', 1794783128.4734764);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 196, '1 bid 3', 'anne-id', 1794783128.479328);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 197, '2 pass', 'anne-id', 1794783128.5137103);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 198, '1 pass', 'anne-id', 1794783128.5260947);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 199, '1 buy', 'anne-id', 1794783128.5401464);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 200, '2 done', 'anne-id', 1794783128.550742);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 201, '* card chamber', NULL, 1794783128.550742);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 202, '* card harbour', NULL, 1794783128.550742);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 203, '* card ship spices rubber cloth', NULL, 1794783128.550742);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 204, '1 bid 3', 'anne-id', 1794783128.55784);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 205, '2 bid 3', 'anne-id', 1794783128.565449);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 206, '1 bid 1', 'anne-id', 1794783128.5729282);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 207, '2 bid 1', 'anne-id', 1794783128.5780478);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 208, '1 bid 2', 'anne-id', 1794783128.5894275);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 209, '2 bid 3', 'anne-id', 1794783128.5979106);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 210, '2 buy', 'anne-id', 1794783128.6076057);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 211, '1 buy', 'anne-id', 1794783128.6142697);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 212, '2 pass', 'anne-id', 1794783128.6218107);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 213, '2 pass', 'anne-id', 1794783128.6303933);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 214, '2 done', 'anne-id', 1794783128.6410816);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 215, '* card fireman 5', NULL, 1794783128.6410816);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 216, '* card prayer_boat', NULL, 1794783128.6410816);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 217, '* card ship coffee spices spices', NULL, 1794783128.6410816);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 218, '2 bid 1', 'anne-id', 1794783128.657365);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 219, '1 bid 1', 'anne-id', 1794783128.666386);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 220, '2 bid 3', 'anne-id', 1794783128.6780303);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 221, '1 bid 3', 'anne-id', 1794783128.6894612);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 222, '2 bid 2', 'anne-id', 1794783128.7094014);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 223, '1 bid 3', 'anne-id', 1794783128.7209218);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 224, '2 pass', 'anne-id', 1794783128.7422955);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 225, '1 pass', 'anne-id', 1794783128.7556474);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 226, '2 pass', 'anne-id', 1794783128.774432);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 227, '2 buy', 'anne-id', 1794783128.800522);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 228, '2 warehouse spices', 'anne-id', 1794783128.813636);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 229, '2 discard rubber', 'anne-id', 1794783128.8315108);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 230, '2 sell spices spices', 'anne-id', 1794783128.8410442);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 231, '2 deliver coffee 3', 'anne-id', 1794783128.8565805);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 232, '* card office', NULL, 1794783128.8565805);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 233, '* card ship coffee tea rubber', NULL, 1794783128.8565805);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 234, '* card fire 3', NULL, 1794783128.8565805);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 235, '1 bid 2', 'anne-id', 1794783128.8660836);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 236, '2 bid 2', 'anne-id', 1794783128.8727977);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 237, '1 bid 2', 'anne-id', 1794783128.8832972);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 238, '2 bid 1', 'anne-id', 1794783128.8913321);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 239, '1 bid 1', 'anne-id', 1794783128.9016516);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 240, '2 bid 2', 'anne-id', 1794783128.9151034);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 241, '2 buy', 'anne-id', 1794783128.9270828);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 242, '1 buy', 'anne-id', 1794783128.9452562);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 243, '1 sell tea rubber', 'anne-id', 1794783128.9560287);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 244, '1 house coffee', 'anne-id', 1794783128.9670544);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 245, '1 deliver coffee 1', 'anne-id', 1794783128.9781637);
INSERT INTO public.lines VALUES ('_JToW13mUHJfUx4c7ViFqg', 246, '* card fire 4', NULL, 1794783128.9781637);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 0, '* start 3', NULL, 1794783133.2070029);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 1, '* card contract coffee spices', NULL, 1794783133.2070029);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 2, '* card trader rubber', NULL, 1794783133.2070029);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 3, '* card trader tea', NULL, 1794783133.2070029);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 4, '* card office', NULL, 1794783133.2070029);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 5, '3 bid 3', 'anne-id', 1794783133.2512805);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 6, '1 bid 2', 'anne-id', 1794783133.2818072);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 7, '2 bid 4', 'anne-id', 1794783133.308665);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 8, '3 bid 4', 'anne-id', 1794783133.3364756);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 9, '1 bid 1', 'anne-id', 1794783133.3684776);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 10, '2 bid 2', 'anne-id', 1794783133.3848743);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 11, '3 bid 2', 'anne-id', 1794783133.4166772);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 12, '1 bid 1', 'anne-id', 1794783133.436834);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 13, '2 bid 1', 'anne-id', 1794783133.4620523);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 14, '1 pass', 'anne-id', 1794783133.4926355);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 15, '1 pass', 'anne-id', 1794783133.5175118);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 16, '2 pass', 'anne-id', 1794783133.5474763);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 17, '1 pass', 'anne-id', 1794783133.5702693);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 18, '2 buy', 'anne-id', 1794783133.5858898);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 19, '3 pass', 'anne-id', 1794783133.6125832);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 20, '2 pass', 'anne-id', 1794783133.6260006);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 21, '3 pass', 'anne-id', 1794783133.6485431);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 22, '* card trader cloth', NULL, 1794783133.6485431);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 23, '* card contract coffee tea rubber', NULL, 1794783133.6485431);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 24, '* card trader coffee', NULL, 1794783133.6485431);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 25, '* card trader spices', NULL, 1794783133.6485431);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 26, '1 bid 3', 'anne-id', 1794783133.6647274);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 27, '2 bid 4', 'anne-id', 1794783133.6885102);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 28, '3 bid 2', 'anne-id', 1794783133.7118728);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 29, '1 bid 4', 'anne-id', 1794783133.728505);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 30, '2 bid 3', 'anne-id', 1794783133.7350125);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 31, '3 bid 1', 'anne-id', 1794783133.742573);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 32, '1 bid 2', 'anne-id', 1794783133.7527325);
INSERT INTO public.lines VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 33, '2 bid 3', 'anne-id', 1794783133.7582755);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 0, '* resources 1 leather leather iron fur', NULL, 1794783133.7665637);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 1, '* resources 2 iron iron wood fur', NULL, 1794783133.7665637);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 2, '* resources 3 wood linen fur fur', NULL, 1794783133.7665637);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 3, '* good 1 6', NULL, 1794783133.7665637);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 4, '1 choose cartwheel', 'anne-id', 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 5, '* good 2 3', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 6, '* good 3 4', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 7, '* ship 1 13', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 8, '* ship 2 12', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 9, '* ship 3 4', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 10, '* ship 4 9', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 11, '* relic 1 brugge 12', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 12, '* relic 2 london 9', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 13, '* relic 3 london 14', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 14, '* relic 4 bergen 12', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 15, '* relic 5 brugge 9', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 16, '* relic 6 london 9', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 17, '* relic 7 brugge 14', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 18, '* relic 8 brugge 5', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 19, '* relic 9 brugge 15', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 20, '* relic 10 bergen shrine', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 21, '* week 3', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 22, '* booth 1 iron wood linen fur fur', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 23, '* booth 2 wood linen linen fur', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 24, '* booth 3 iron linen fur', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 25, '* booth 4 leather iron iron wood wood linen', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 26, '* booth 5 leather leather wood fur fur fur', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 27, '* booth 6 leather iron linen linen fur', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 28, '* booth 7 fur fur', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 29, '* edicts recall_tuesday tailor recall_wednesday', NULL, 1794783133.8260784);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 30, '1 card 7', 'anne-id', 1794783133.8443024);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 31, '2 card 8', 'anne-id', 1794783133.859582);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 32, '3 card 6', 'anne-id', 1794783133.8735857);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 33, '1 no', 'anne-id', 1794783133.9060628);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 34, '2 no', 'anne-id', 1794783133.937526);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 35, '3 no', 'anne-id', 1794783133.9565692);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 36, '2 booth 5', 'anne-id', 1794783133.9816062);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 37, '1 booth 1', 'anne-id', 1794783133.9989188);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 38, '3 booth 7', 'anne-id', 1794783134.027092);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 39, '2 pass', 'anne-id', 1794783134.0401473);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 40, '1 booth 6', 'anne-id', 1794783134.064281);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 41, '3 booth 2', 'anne-id', 1794783134.0767457);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 42, '1 booth 3', 'anne-id', 1794783134.0866616);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 43, '3 pass', 'anne-id', 1794783134.1053588);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 44, '1 pass', 'anne-id', 1794783134.1224651);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 45, '1 yes', 'anne-id', 1794783134.1397862);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 46, '2 yes', 'anne-id', 1794783134.1611245);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 47, '3 yes', 'anne-id', 1794783134.1812518);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 48, '1 yes', 'anne-id', 1794783134.200541);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 49, '2 no', 'anne-id', 1794783134.216063);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 50, '3 yes', 'anne-id', 1794783134.227114);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 51, '2 recall 1', 'anne-id', 1794783134.2487838);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 52, '1 recall 1', 'anne-id', 1794783134.2676897);
INSERT INTO public.lines VALUES ('aZ-ksi75B8azSz24su3IOA', 53, '3 recall 3', 'anne-id', 1794783134.2845519);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 0, '* start 3', NULL, 1794783134.2929149);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 1, '3 good moenster.beer', 'anne-id', 1794783134.3305938);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 2, '3 carriage essen-moenster', 'anne-id', 1794783134.3512526);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 3, '1 good duisburg.beer', 'anne-id', 1794783134.3776035);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 4, '1 carriage duisburg-hagen', 'anne-id', 1794783134.400395);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 5, '2 good corbach.salt', 'anne-id', 1794783134.4255292);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 6, '2 carriage soest-corbach', 'anne-id', 1794783134.4412296);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 7, '3 good duisburg.salt', 'anne-id', 1794783134.4581788);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 8, '3 carriage duisburg-hagen', 'anne-id', 1794783134.484721);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 9, '1 good essen.iron', 'anne-id', 1794783134.5021234);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 10, '1 carriage essen-dortmund', 'anne-id', 1794783134.5188487);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 11, '2 good hagen.beer', 'anne-id', 1794783134.5348244);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 12, '2 carriage hagen-olpe', 'anne-id', 1794783134.5503397);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 13, '3 good duisburg.beer', 'anne-id', 1794783134.5655591);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 14, '3 carriage duisburg-hagen', 'anne-id', 1794783134.590111);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 15, '1 good builefeld.iron', 'anne-id', 1794783134.6096942);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 16, '1 carriage dortmund-builefeld', 'anne-id', 1794783134.6323535);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 17, '2 good builefeld.iron', 'anne-id', 1794783134.6656024);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 18, '2 carriage builefeld-paderborn', 'anne-id', 1794783134.6935709);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 19, '* card moenster.beer 4 olpe.iron 4 builefeld.salt 5 paderborn.beer 3', NULL, 1794783134.6935709);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 20, '3 next', 'anne-id', 1794783134.7196755);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 21, '3 next', 'anne-id', 1794783134.743966);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 22, '1 dump builefeld.iron', 'anne-id', 1794783134.7726767);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 23, '2 next', 'anne-id', 1794783134.7873557);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 24, '3 buy builefeld', 'anne-id', 1794783134.807099);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 25, '3 carriage moenster-builefeld', 'anne-id', 1794783134.8365111);
INSERT INTO public.lines VALUES ('nlgIgWMn9czSrqjheVZXPg', 26, '1 extend duisburg-essen', 'anne-id', 1794783134.8536851);
INSERT INTO public.seats VALUES ('_JToW13mUHJfUx4c7ViFqg', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('_JToW13mUHJfUx4c7ViFqg', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('clczVT492cju4wgvO-pVGQ', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('clczVT492cju4wgvO-pVGQ', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('aZ-ksi75B8azSz24su3IOA', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('aZ-ksi75B8azSz24su3IOA', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('aZ-ksi75B8azSz24su3IOA', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('nlgIgWMn9czSrqjheVZXPg', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('nlgIgWMn9czSrqjheVZXPg', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('nlgIgWMn9czSrqjheVZXPg', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('Ogf5InUgQCVuMmv0aHrWLQ', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('Ogf5InUgQCVuMmv0aHrWLQ', 2, 'open', NULL, '', NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('clczVT492cju4wgvO-pVGQ', 'speicherstadt', 2, '', 1, 'a4a86e836be9ebeccca02e75aab16cc59f0aed2b1955597c44ac4afb6643c33b', 0, 'over', 189, 189, 243, 243, NULL, false, 'anne-id', NULL, 1794783125.5006607, 1794783133.1455524, 180, false);
INSERT INTO public.tables VALUES ('_JToW13mUHJfUx4c7ViFqg', 'speicherstadt', 2, '', 1, 'd4dac5e9465aa28b90b24ff8ad02832dd891382ab69141e60e81bd2a5077a1a9', 0, 'over', 193, 194, 247, 247, NULL, false, 'anne-id', NULL, 1794783125.4205294, 1794783133.163224, 180, false);
INSERT INTO public.tables VALUES ('GIg7CugjlSLYjkJ_74dJyQ', 'speicherstadt', 3, '', 1, '3f4bb37ddc44c8edb575efafe6d04db5d81fd38fa0644ee4d58a242e3a328814', 0, 'running', 26, 26, 34, 33, 3, false, 'anne-id', NULL, 1794783133.2070029, 1794783133.7582755, 180, false);
INSERT INTO public.tables VALUES ('aZ-ksi75B8azSz24su3IOA', 'colonia', 3, '', 1, '6fa53b5c0f6f3b99026379bc7612015ff9e1578f7085ecc451b1e2e6b5f21f24', 0, 'running', 26, 26, 54, 54, 2, false, 'anne-id', NULL, 1794783133.7665637, 1794783134.2845519, 180, false);
INSERT INTO public.tables VALUES ('nlgIgWMn9czSrqjheVZXPg', 'hellweg', 3, '', 2, '11908c788a4cd32db6efcd6bbb052271bbf814a48ea630085acfae93b7907b95', 0, 'running', 26, 26, 27, 26, 2, false, 'anne-id', NULL, 1794783134.2929149, 1794783134.8536851, 180, false);
INSERT INTO public.tables VALUES ('Ogf5InUgQCVuMmv0aHrWLQ', 'speicherstadt', 2, '', 1, 'c159a35705fb86afe9cce0a7997b1f9bfe933d17a0467a9967d37a96e70981d1', 0, 'open', 1, 1, 0, 0, NULL, true, 'anne-id', NULL, 1794783134.8732417, 1794783134.8732417, 180, false);
INSERT INTO public.users VALUES ('anne-id', 'Anne', 1794783125.4091752, 0);
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
