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
INSERT INTO public.alembic_version VALUES ('0009');
INSERT INTO public.archive VALUES ('umPzdq7ddOhTnSvanUSpAg', '\x78da955adb6e24370efd15631e179381285ef52d41b068db3db011c71e74db09f2f7cb7257b92f5512b90f06fc70485589478787aafefdf76fffb93bbeef0eef77f5dbf7d78f9797efa08dac342df40345c1fffef83ea11e7687c7bb87b7d7f7c3eee1ddfff9f973bfbf3bfe7a7ed81fef0e1ff7f7fbc3ddc3cbdbfb53268de77874fcfb7e9741fb52beca1059efee9f1fa757f8b67b7dddfff6fcf8ed0ce41f64cd1a4d3818e31a53a9724e881d2097025031cec845d14ae21119b854867346e8016b2d4475067efcdb856941a8f3c27d98ef9ff2fcc6bf76c7630f47886cb82ee18907b7b519049ca89209f86777d83fbd7d1cc7d983fdf7928250a2a24c0696e0084b6dca94a8a86899970e2aaa227041ba2ece6a638c2b6f624618c25a11110c09d29c700d2ecaf2f3f9b0ff6bf7bad68b111832e085525b2a72851f97529cf8c4171bdf076aa9973bdf2ba500b506352687542ce5921cd005fa3fc6898cc8458ca23209369226a77c83732c7e1e6421c708c7ec640b857f5da555e05cd434fe7621ef115dcd380707851684a22d51682dcd6996288b4ad38cae881fdac696784653a74e8239ad2c8760543fff0fab2470ae152da4839f13df6b4be084016bb8ac7a395c7d228d52e05a30a6614f32d6f1931e6d8951bcd29987f9d58e4fcfbf323cbe881cf353a10125944d5d296b8bd9a9d5b5c52491d0658839e16394806ab3f80429b9798b89accc050d13b8e6273c6c8eea96b13489e4d43d91cbf85c90e33fbb8d2adefd7c3b9b99ed247ef489668df83233414c037fe1d6e1d027f1baf45b856efbe67091b1c05f048f6d8d3673ab9a20a17913064e18252b2eba8ab1461a14aba831ad0d48bdb967329ab6c5cc0d68e8af6c55437e5935c512b76b436acb8073dcbfbc5c33a01332ed3bdeb26ef1e9db31e466d54e218f6faf5d187b9d6abde5cdacc163295ec77e09ec74a67a6ceb2c397374acc717b10101d9bc209820a0786d2da1822662acb1087acf77ba249e50ad79ca44421317d698576e22182d54559f9a8d3812d556dc85b5389b2b74a11a6bb9f7b82610d2b155aca5e6868d2eb6fe1f581c61c7cc6958bc2127fc624333c0448b6f541597433b5c7a728209ea349f802b69222137d216924210ad490c6b65b1010394327ccd7e2721bc54805e94bf385c0e98f7bbd73f376a780bfb9498b32af5f46515b7f08446d8606f4dc13071b1d17c20c530a1fc283e665edd42600f082e1c1c8ed70ef4160755a2479c80ae95912a380c8bc172348638f23184036d9b70e6cbd6381f2154d38dfaf16dfdb6c0b724d9f6f65b915b93453e49b0e74c74bef61b5551b022498217d2582dbcef72a0ba6a0b259ed1b0a4a8db8ab5af99a3a30d13ccccbe26ec2e0c9c67d830ca060085ca9ced71fff2fcf7d79d65f785dc6600ebbc9727bbb5f8996dbc4f675aebf51a130ba81ba042cbd6763ba2e37ce48793adec9bac6d391b068f7c56b86a3a784c584017bc5663c282ef146282b0e0630c5822a11437389947149f11528fa8954c3194281f3a486a8caba54cb63fe276f5235af1867733297ad4abde3c80b4e3f9e7daf664ab133cb162fe4bc75c0fa7890561a82db52aa84a2c421591896351f371d3502c665d256477788947643f1785131979fabc15f6c52aca552424894e07482239ad4e755d5cc0e70dc945553fef460613a7879b3215baa6e25cdcee7b3686b91bdc90b7b78558aa8f6cf32b87b72f135e61be95afb7e2df5d037c90aa9b21b51be2f52aab6bc9bae6f336727316d9026f5f006d217f1d76ffee0fffbd7fdbbd0fe16326baa570ff9a309b88de659b2632baea374c9c96c91c5e8d43dd8caefa0de203eda7b415c1e81ce0f4954f399468747784109e3ea7929b09c9d470851cd8d735f8e169f7d7a6845e40830d6a508c296e8b387d63808431243fae2dd1b8098a6a8d39e18b1aa6f2992d766c50429a3e3fb6b8d46ec07da209bb31f9788c06713a529cbf206d34c4b1a75bc77667d468a149d6e355c64c20e62235a10f24526a8a0ad31d08b70417d4a94516377c3251a889518b7c3cf9ea80a3fa359a6ed1c23af3748bc6f1dcca3ea13483705d76567344429eeeab11d7172b9fdeac13e2637dbb6e78a76be9de4e310216822bf5f9383c6c30698dccde306fc53eed0ef76f1f872174cc1a26778935c11aa6a90d2486096665254e641417434c309b7de460aaf159f131be808483f2f43313c37050e6565cbe429fc8cd8f09e3c597b48d629efc62f7a386fc90d2bc12145c093b0e7866f3d6bcd121ce2ae8d38d6102f899fd6a06ea4e26e7d871d9a5baaa148acb2e6ed419e3aa8b3ba3aa890946bc1f41c9649c125a2221e3f942b14b10719f051a775f119d3e865d7af92163bc31d4e593fae76f50069226ea4d64f9ce76f1cd6c94df4f892c3fec1b31723291eb9f206cb4df05f9c7ff008353d015');
INSERT INTO public.chat VALUES (1, 'HSJmHj84IyWc-AwNg0totw', 'anne-id', 'Anne', 'Well played – ’t was mooi!', 1794809706.6939378);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 0, '* start 1', NULL, 1794809704.3591638);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 1, '* card fireman 2', NULL, 1794809704.3591638);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 2, '* card fireman 1', NULL, 1794809704.3591638);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 3, '* card trader rubber', NULL, 1794809704.3591638);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 4, '1 bid 2', 'anne-id', 1794809704.3807425);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 5, '2 bid 1', 'anne-id', 1794809704.389801);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 6, '1 bid 3', 'anne-id', 1794809704.3952968);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 7, '2 bid 2', 'anne-id', 1794809704.4037287);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 8, '1 bid 1', 'anne-id', 1794809704.4110034);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 9, '2 bid 3', 'anne-id', 1794809704.4155447);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 10, '2 buy', 'anne-id', 1794809704.4202325);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 11, '1 buy', 'anne-id', 1794809704.427041);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 12, '1 buy', 'anne-id', 1794809704.4338098);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 13, '* card contract coffee spices rubber cloth', NULL, 1794809704.4338098);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 14, '* card trader spices', NULL, 1794809704.4338098);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 15, '* card contract coffee spices', NULL, 1794809704.4338098);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 16, '2 bid 3', 'anne-id', 1794809704.4404387);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 17, '1 bid 3', 'anne-id', 1794809704.4500175);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 18, '2 bid 2', 'anne-id', 1794809704.454879);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 19, '1 bid 1', 'anne-id', 1794809704.462968);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 20, '2 bid 3', 'anne-id', 1794809704.46915);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 21, '1 bid 3', 'anne-id', 1794809704.475069);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 22, '1 pass', 'anne-id', 1794809704.4848685);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 23, '2 buy', 'anne-id', 1794809704.4910717);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 24, '2 buy', 'anne-id', 1794809704.499168);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 25, '* card trader cloth', NULL, 1794809704.499168);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 26, '* card trader tea', NULL, 1794809704.499168);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 27, '* card contract coffee tea rubber', NULL, 1794809704.499168);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 28, '1 bid 1', 'anne-id', 1794809704.5030599);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 29, '2 bid 3', 'anne-id', 1794809704.50693);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 30, '1 bid 3', 'anne-id', 1794809704.5108356);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 31, '2 bid 2', 'anne-id', 1794809704.5148544);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 32, '1 bid 2', 'anne-id', 1794809704.5189161);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 33, '2 bid 1', 'anne-id', 1794809704.5232968);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 34, '1 pass', 'anne-id', 1794809704.5294209);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 35, '2 buy', 'anne-id', 1794809704.5333755);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 36, '1 buy', 'anne-id', 1794809704.538816);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 37, '1 buy', 'anne-id', 1794809704.5429814);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 38, '* card warehouse', NULL, 1794809704.5429814);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 39, '* card office', NULL, 1794809704.5429814);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 40, '* card trader coffee', NULL, 1794809704.5429814);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 41, '2 bid 3', 'anne-id', 1794809704.5470717);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 42, '1 bid 3', 'anne-id', 1794809704.5549252);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 43, '2 bid 2', 'anne-id', 1794809704.5629652);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 44, '1 bid 3', 'anne-id', 1794809704.5700748);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 45, '2 bid 3', 'anne-id', 1794809704.5749533);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 46, '1 bid 3', 'anne-id', 1794809704.5808654);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 47, '2 pass', 'anne-id', 1794809704.5869966);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 48, '1 pass', 'anne-id', 1794809704.5922263);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 49, '2 buy', 'anne-id', 1794809704.5992367);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 50, '* card contract coffee tea rubber cloth', NULL, 1794809704.5992367);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 51, '* card office', NULL, 1794809704.5992367);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 52, '* card fireman 1', NULL, 1794809704.5992367);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 53, '1 bid 2', 'anne-id', 1794809704.605618);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 54, '2 bid 2', 'anne-id', 1794809704.6094382);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 55, '1 bid 3', 'anne-id', 1794809704.6150064);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 56, '2 bid 1', 'anne-id', 1794809704.6194556);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 57, '1 bid 2', 'anne-id', 1794809704.6269855);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 58, '2 bid 3', 'anne-id', 1794809704.638064);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 59, '2 pass', 'anne-id', 1794809704.6454864);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 60, '1 pass', 'anne-id', 1794809704.650993);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 61, '1 pass', 'anne-id', 1794809704.658814);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 62, '1 pass', 'anne-id', 1794809704.6627772);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 63, '2 buy', 'anne-id', 1794809704.6739652);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 64, '* card ship coffee rubber rubber', NULL, 1794809704.6739652);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 65, '* card ship coffee rubber cloth', NULL, 1794809704.6739652);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 66, '* card contract coffee spices cloth', NULL, 1794809704.6739652);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 67, '2 bid 3', 'anne-id', 1794809704.6788144);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 68, '1 bid 1', 'anne-id', 1794809704.6829662);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 69, '2 bid 2', 'anne-id', 1794809704.6910572);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 70, '1 bid 2', 'anne-id', 1794809704.6988304);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 71, '2 bid 1', 'anne-id', 1794809704.7027323);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 72, '1 bid 3', 'anne-id', 1794809704.706973);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 73, '1 pass', 'anne-id', 1794809704.7151859);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 74, '2 buy', 'anne-id', 1794809704.725875);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 75, '1 pass', 'anne-id', 1794809704.7298937);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 76, '1 buy', 'anne-id', 1794809704.7348776);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 77, '2 swap coffee rubber rubber for cloth', 'anne-id', 1794809704.7429023);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 78, '2 house cloth', 'anne-id', 1794809704.746934);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 79, '2 trade cloth', 'anne-id', 1794809704.7555146);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 80, '* card fire 1', NULL, 1794809704.7555146);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 81, '* card contract tea spices', NULL, 1794809704.7555146);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 82, '* card ship tea tea rubber', NULL, 1794809704.7555146);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 83, '* card ship tea tea tea', NULL, 1794809704.7555146);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 84, '1 bid 2', 'anne-id', 1794809704.7628307);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 85, '2 bid 2', 'anne-id', 1794809704.7668562);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 86, '1 bid 1', 'anne-id', 1794809704.7709515);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 87, '2 bid 2', 'anne-id', 1794809704.7787814);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 88, '1 bid 3', 'anne-id', 1794809704.7828066);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 89, '2 bid 1', 'anne-id', 1794809704.786925);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 90, '1 buy', 'anne-id', 1794809704.795003);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 91, '1 buy', 'anne-id', 1794809704.8030949);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 92, '1 pass', 'anne-id', 1794809704.8082018);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 93, '1 house tea', 'anne-id', 1794809704.8150997);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 94, '1 deliver tea 1', 'anne-id', 1794809704.8230224);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 95, '1 sell tea rubber', 'anne-id', 1794809704.831271);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 96, '* card fireman 2', NULL, 1794809704.831271);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 97, '* card fireman 3', NULL, 1794809704.831271);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 98, '* card ship coffee cloth cloth', NULL, 1794809704.831271);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 99, '2 bid 3', 'anne-id', 1794809704.8370726);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 100, '1 bid 3', 'anne-id', 1794809704.8428214);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 101, '2 bid 3', 'anne-id', 1794809704.8468943);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 102, '1 bid 2', 'anne-id', 1794809704.8508172);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 103, '2 bid 1', 'anne-id', 1794809704.8548799);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 104, '1 bid 2', 'anne-id', 1794809704.8629422);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 105, '2 buy', 'anne-id', 1794809704.8672867);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 106, '1 buy', 'anne-id', 1794809704.874787);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 107, '2 buy', 'anne-id', 1794809704.87893);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 108, '2 swap coffee cloth cloth for tea', 'anne-id', 1794809704.886929);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 109, '2 house tea', 'anne-id', 1794809704.8953202);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 110, '* card bank', NULL, 1794809704.8953202);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 111, '* card ship tea rubber cloth', NULL, 1794809704.8953202);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 112, '* card ship coffee rubber cloth', NULL, 1794809704.8953202);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 113, '1 bid 3', 'anne-id', 1794809704.9029305);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 114, '2 bid 2', 'anne-id', 1794809704.9068444);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 115, '1 bid 1', 'anne-id', 1794809704.910759);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 116, '2 bid 2', 'anne-id', 1794809704.9148505);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 117, '1 bid 1', 'anne-id', 1794809704.918725);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 118, '2 bid 2', 'anne-id', 1794809704.9225636);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 119, '1 pass', 'anne-id', 1794809704.926469);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 120, '1 pass', 'anne-id', 1794809704.9390163);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 121, '2 buy', 'anne-id', 1794809704.9471183);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 122, '1 buy', 'anne-id', 1794809704.9550514);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 123, '1 done', 'anne-id', 1794809704.9628823);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 124, '2 swap tea tea rubber for coffee', 'anne-id', 1794809704.9669468);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 125, '2 trade coffee', 'anne-id', 1794809704.9749877);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 126, '2 done', 'anne-id', 1794809704.9793947);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 127, '* card fireman 5', NULL, 1794809704.9793947);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 128, '* card contract coffee tea spices rubber', NULL, 1794809704.9793947);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 129, '* card fire 2', NULL, 1794809704.9793947);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 130, '* card ship coffee spices rubber', NULL, 1794809704.9793947);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 131, '2 bid 2', 'anne-id', 1794809704.9861748);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 132, '1 bid 3', 'anne-id', 1794809704.9908886);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 133, '2 bid 3', 'anne-id', 1794809704.99473);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 134, '1 bid 3', 'anne-id', 1794809705.0005615);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 135, '2 bid 1', 'anne-id', 1794809705.004474);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 136, '1 bid 2', 'anne-id', 1794809705.0111492);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 137, '2 buy', 'anne-id', 1794809705.017505);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 138, '1 buy', 'anne-id', 1794809705.025752);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 139, '1 buy', 'anne-id', 1794809705.0302603);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 140, '1 swap coffee spices rubber for cloth', 'anne-id', 1794809705.0349898);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 141, '1 house cloth', 'anne-id', 1794809705.0431557);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 142, '1 deliver cloth 2', 'anne-id', 1794809705.0551453);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 143, '* card contract tea rubber cloth', NULL, 1794809705.0551453);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 144, '* card contract rubber cloth', NULL, 1794809705.0551453);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 145, '* card ship tea spices spices', NULL, 1794809705.0551453);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 146, '1 bid 2', 'anne-id', 1794809705.0630422);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 147, '2 bid 3', 'anne-id', 1794809705.0708034);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 148, '1 bid 1', 'anne-id', 1794809705.0788493);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 149, '2 bid 3', 'anne-id', 1794809705.0895333);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 150, '1 bid 3', 'anne-id', 1794809705.0975096);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 151, '2 bid 3', 'anne-id', 1794809705.1030908);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 152, '1 buy', 'anne-id', 1794809705.1069927);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 153, '1 buy', 'anne-id', 1794809705.1151705);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 154, '2 pass', 'anne-id', 1794809705.12127);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 155, '* card ship spices spices cloth', NULL, 1794809705.12127);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 156, '* card fireman 4', NULL, 1794809705.12127);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 157, '* card contract tea spices cloth', NULL, 1794809705.12127);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 158, '2 bid 2', 'anne-id', 1794809705.1271687);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 159, '1 bid 3', 'anne-id', 1794809705.135072);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 160, '2 bid 2', 'anne-id', 1794809705.1390388);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 161, '1 bid 1', 'anne-id', 1794809705.147048);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 162, '2 bid 2', 'anne-id', 1794809705.15508);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 163, '1 bid 3', 'anne-id', 1794809705.1609635);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 164, '1 pass', 'anne-id', 1794809705.1707072);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 165, '2 pass', 'anne-id', 1794809705.17934);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 166, '2 pass', 'anne-id', 1794809705.187334);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 167, '2 pass', 'anne-id', 1794809705.1912363);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 168, '1 pass', 'anne-id', 1794809705.1954312);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 169, '* card chamber', NULL, 1794809705.1954312);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 170, '* card office', NULL, 1794809705.1954312);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 171, '* card ship coffee spices cloth', NULL, 1794809705.1954312);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 172, '1 bid 2', 'anne-id', 1794809705.203021);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 173, '2 bid 2', 'anne-id', 1794809705.2073057);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 174, '1 bid 2', 'anne-id', 1794809705.2126427);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 175, '2 bid 3', 'anne-id', 1794809705.221516);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 176, '1 bid 2', 'anne-id', 1794809705.2308366);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 177, '2 bid 2', 'anne-id', 1794809705.2348018);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 178, '2 buy', 'anne-id', 1794809705.2387917);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 179, '2 pass', 'anne-id', 1794809705.243204);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 180, '* card ship coffee rubber cloth', NULL, 1794809705.243204);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 181, '* card prayer_boat', NULL, 1794809705.243204);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 182, '* card fireman 5', NULL, 1794809705.243204);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 183, '2 bid 3', 'anne-id', 1794809705.2511098);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 184, '1 bid 1', 'anne-id', 1794809705.2571964);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 185, '2 bid 1', 'anne-id', 1794809705.2611623);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 186, '1 bid 1', 'anne-id', 1794809705.2651157);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 187, '2 bid 1', 'anne-id', 1794809705.2711327);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 188, '1 bid 3', 'anne-id', 1794809705.2750247);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 189, '1 buy', 'anne-id', 1794809705.2830868);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 190, '2 buy', 'anne-id', 1794809705.287127);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 191, '1 swap coffee rubber cloth for coffee', 'anne-id', 1794809705.294142);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 192, '1 deliver coffee 4', 'anne-id', 1794809705.2992077);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 193, '* card ship coffee tea spices', NULL, 1794809705.2992077);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 194, '* card harbour', NULL, 1794809705.2992077);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 195, '* card fire 3', NULL, 1794809705.2992077);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 196, '* card fireman 4', NULL, 1794809705.2992077);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 197, '1 bid 1', 'anne-id', 1794809705.305685);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 198, '2 bid 3', 'anne-id', 1794809705.310813);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 199, '1 bid 3', 'anne-id', 1794809705.3148804);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 200, '2 bid 1', 'anne-id', 1794809705.321589);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 201, '1 bid 3', 'anne-id', 1794809705.3270762);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 202, '2 bid 3', 'anne-id', 1794809705.3348956);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 203, '1 pass', 'anne-id', 1794809705.3429472);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 204, '2 pass', 'anne-id', 1794809705.3469572);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 205, '1 buy', 'anne-id', 1794809705.3511348);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 206, '* card ship coffee spices cloth', NULL, 1794809705.3511348);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 207, '* card fireman 3', NULL, 1794809705.3511348);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 208, '* card office', NULL, 1794809705.3511348);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 209, '2 bid 3', 'anne-id', 1794809705.3550184);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 210, '1 bid 2', 'anne-id', 1794809705.3629978);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 211, '2 bid 3', 'anne-id', 1794809705.3710325);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 212, '1 bid 1', 'anne-id', 1794809705.3801544);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 213, '2 bid 2', 'anne-id', 1794809705.3894851);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 214, '1 bid 1', 'anne-id', 1794809705.394968);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 215, '1 buy', 'anne-id', 1794809705.4030423);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 216, '2 pass', 'anne-id', 1794809705.4087813);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 217, '2 pass', 'anne-id', 1794809705.412906);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 218, '2 pass', 'anne-id', 1794809705.4181755);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 219, '1 deliver spices 4', 'anne-id', 1794809705.422202);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 220, '1 house coffee', 'anne-id', 1794809705.4264958);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 221, '1 discard coffee', 'anne-id', 1794809705.4308264);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 222, '1 deliver cloth 5', 'anne-id', 1794809705.435119);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 223, '* card ship tea spices rubber', NULL, 1794809705.435119);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 224, '* card church', NULL, 1794809705.435119);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 225, '1 bid 2', 'anne-id', 1794809705.4430385);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 226, '2 bid 2', 'anne-id', 1794809705.4470432);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 227, '1 bid 2', 'anne-id', 1794809705.4523363);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 228, '2 bid 2', 'anne-id', 1794809705.4564722);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 229, '1 bid 2', 'anne-id', 1794809705.4605043);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 230, '2 bid 1', 'anne-id', 1794809705.464256);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 231, '2 buy', 'anne-id', 1794809705.470952);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 232, '2 buy', 'anne-id', 1794809705.474799);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 233, '2 swap tea spices rubber for tea', 'anne-id', 1794809705.4788365);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 234, '2 done', 'anne-id', 1794809705.48297);
INSERT INTO public.lines VALUES ('HSJmHj84IyWc-AwNg0totw', 235, '* card fire 4', NULL, 1794809705.48297);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 0, '* start 3', NULL, 1794809706.7042658);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 1, '* card trader spices', NULL, 1794809706.7042658);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 2, '* card contract coffee spices rubber cloth', NULL, 1794809706.7042658);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 3, '* card warehouse', NULL, 1794809706.7042658);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 4, '* card contract coffee spices', NULL, 1794809706.7042658);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 5, '3 bid 2', 'anne-id', 1794809706.7122457);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 6, '1 bid 3', 'anne-id', 1794809706.719422);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 7, '2 bid 1', 'anne-id', 1794809706.7277226);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 8, '3 bid 1', 'anne-id', 1794809706.7345607);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 9, '1 bid 3', 'anne-id', 1794809706.7459054);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 10, '2 bid 4', 'anne-id', 1794809706.7509236);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 11, '3 bid 3', 'anne-id', 1794809706.759016);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 12, '1 bid 3', 'anne-id', 1794809706.767242);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 13, '2 bid 3', 'anne-id', 1794809706.7751546);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 14, '2 pass', 'anne-id', 1794809706.782453);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 15, '3 pass', 'anne-id', 1794809706.7870152);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 16, '3 pass', 'anne-id', 1794809706.7952342);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 17, '1 buy', 'anne-id', 1794809706.8032398);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 18, '2 pass', 'anne-id', 1794809706.8110385);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 19, '* card office', NULL, 1794809706.8110385);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 20, '* card fireman 1', NULL, 1794809706.8110385);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 21, '* card contract coffee tea rubber', NULL, 1794809706.8110385);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 22, '* card trader coffee', NULL, 1794809706.8110385);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 23, '1 bid 3', 'anne-id', 1794809706.8192046);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 24, '2 bid 2', 'anne-id', 1794809706.823111);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 25, '3 bid 1', 'anne-id', 1794809706.8274698);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 26, '1 bid 1', 'anne-id', 1794809706.8349278);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 27, '2 bid 3', 'anne-id', 1794809706.8430064);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 28, '3 bid 3', 'anne-id', 1794809706.8513677);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 29, '1 bid 4', 'anne-id', 1794809706.855262);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 30, '2 bid 2', 'anne-id', 1794809706.8630683);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 31, '3 bid 4', 'anne-id', 1794809706.8670695);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 32, '3 pass', 'anne-id', 1794809706.8710582);
INSERT INTO public.lines VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 33, '1 pass', 'anne-id', 1794809706.874977);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 0, '* resources 1 iron wood linen fur', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 1, '* resources 2 leather wood linen fur', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 2, '* resources 3 leather wood linen linen', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 3, '* good 1 3', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 4, '* good 2 1', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 5, '* good 3 1', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 6, '* ship 1 2', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 7, '* ship 2 7', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 8, '* ship 3 14', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 9, '* ship 4 1', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 10, '* relic 1 brugge 12', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 11, '* relic 2 brugge 15', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 12, '* relic 3 brugge 5', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 13, '* relic 4 london shrine', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 14, '* relic 5 london 9', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 15, '* relic 6 brugge 9', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 16, '* relic 7 london 5', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 17, '* relic 8 brugge 9', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 18, '* relic 9 bergen 9', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 19, '* relic 10 nowgorod 14', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 20, '* week 13', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 21, '* booth 1 iron wood linen linen linen fur', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 22, '* booth 2 leather wood linen fur', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 23, '* booth 3 leather wood wood wood linen', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 24, '* booth 4 wood linen', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 25, '* booth 5 iron linen fur', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 26, '* booth 6 leather leather wood fur fur', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 27, '* booth 7 leather iron iron wood fur', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 28, '* edicts painter extra_hold one_less', NULL, 1794809706.8798478);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 29, '1 card 7', 'anne-id', 1794809706.8901389);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 30, '2 card 5', 'anne-id', 1794809706.8951454);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 31, '3 card 6', 'anne-id', 1794809706.903667);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 32, '1 booth 1', 'anne-id', 1794809706.9086494);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 33, '3 booth 3', 'anne-id', 1794809706.9149182);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 34, '2 booth 4', 'anne-id', 1794809706.9214375);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 35, '1 booth 5', 'anne-id', 1794809706.9270115);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 36, '3 pass', 'anne-id', 1794809706.935048);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 37, '2 booth 2', 'anne-id', 1794809706.9439516);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 38, '1 pass', 'anne-id', 1794809706.9489088);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 39, '2 booth 7', 'anne-id', 1794809706.9539545);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 40, '2 booth 6', 'anne-id', 1794809706.9585066);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 41, '1 no', 'anne-id', 1794809706.9673288);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 42, '2 yes', 'anne-id', 1794809706.9713905);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 43, '3 yes', 'anne-id', 1794809706.9789186);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 44, '1 order cartwheel', 'anne-id', 1794809706.982903);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 45, '3 order painting', 'anne-id', 1794809706.9870672);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 46, '2 order footwear', 'anne-id', 1794809706.9948297);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 47, '1 order painting', 'anne-id', 1794809706.9989965);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 48, '3 order painting', 'anne-id', 1794809707.0038903);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 49, '2 order cartwheel', 'anne-id', 1794809707.011091);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 50, '1 order clothing', 'anne-id', 1794809707.0152068);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 51, '3 pass', 'anne-id', 1794809707.0220892);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 52, '2 order clothing', 'anne-id', 1794809707.0263014);
INSERT INTO public.lines VALUES ('z2C--upUCXKfvtueRSBexw', 53, '1 pass', 'anne-id', 1794809707.0310538);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 0, '* start 1', NULL, 1794809707.0374584);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 1, '1 good builefeld.iron', 'anne-id', 1794809707.044239);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 2, '1 carriage builefeld-paderborn', 'anne-id', 1794809707.0496123);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 3, '2 good builefeld.salt', 'anne-id', 1794809707.059336);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 4, '2 carriage moenster-builefeld', 'anne-id', 1794809707.0674558);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 5, '3 good builefeld.salt', 'anne-id', 1794809707.0754507);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 6, '3 carriage dortmund-builefeld', 'anne-id', 1794809707.0829284);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 7, '1 good olpe.iron', 'anne-id', 1794809707.0952413);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 8, '1 carriage hagen-olpe', 'anne-id', 1794809707.100119);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 9, '2 good builefeld.salt', 'anne-id', 1794809707.104593);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 10, '2 carriage moenster-builefeld', 'anne-id', 1794809707.1113815);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 11, '3 good builefeld.iron', 'anne-id', 1794809707.1158378);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 12, '3 carriage dortmund-builefeld', 'anne-id', 1794809707.1229281);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 13, '1 good builefeld.salt', 'anne-id', 1794809707.1272187);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 14, '1 carriage dortmund-builefeld', 'anne-id', 1794809707.1333015);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 15, '2 good moenster.beer', 'anne-id', 1794809707.139166);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 16, '2 carriage essen-moenster', 'anne-id', 1794809707.1474962);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 17, '3 good duisburg.salt', 'anne-id', 1794809707.1547318);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 18, '3 carriage duisburg-essen', 'anne-id', 1794809707.1635034);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 19, '* card duisburg.salt 3 essen.iron 4 soest.iron 5 paderborn.beer 4', NULL, 1794809707.1635034);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 20, '1 dump builefeld.iron', 'anne-id', 1794809707.171496);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 21, '2 dump moenster.beer', 'anne-id', 1794809707.1791577);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 22, '3 sell duisburg.salt', 'anne-id', 1794809707.1854117);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 23, '1 extend hagen-olpe', 'anne-id', 1794809707.1923187);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 24, '2 thaler', 'anne-id', 1794809707.1999512);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 25, '3 extend builefeld-paderborn', 'anne-id', 1794809707.2042754);
INSERT INTO public.lines VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 26, '1 buy duisburg', 'anne-id', 1794809707.2156875);
INSERT INTO public.seats VALUES ('HSJmHj84IyWc-AwNg0totw', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('HSJmHj84IyWc-AwNg0totw', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('umPzdq7ddOhTnSvanUSpAg', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('umPzdq7ddOhTnSvanUSpAg', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('z2C--upUCXKfvtueRSBexw', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('z2C--upUCXKfvtueRSBexw', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('z2C--upUCXKfvtueRSBexw', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('0cVJz7cYDCN0HFGniu_2Ow', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('0cVJz7cYDCN0HFGniu_2Ow', 2, 'open', NULL, '', NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('umPzdq7ddOhTnSvanUSpAg', 'speicherstadt', 2, '', 1, '01d53c3e9586f7213a114e239fdc5d9976999abf7adeda9a7e7243bc923fb771', 0, 'over', 189, 189, 243, 243, NULL, false, 'anne-id', NULL, 1794809704.3671367, 1794809706.6906335, 180, false, false, false, '3 14*');
INSERT INTO public.tables VALUES ('HSJmHj84IyWc-AwNg0totw', 'speicherstadt', 2, '', 1, '10b2f1de588208e6f28da3287e0a9eeb86e9efd672216c83fd63e65ec70abd38', 0, 'over', 182, 183, 236, 236, NULL, false, 'anne-id', NULL, 1794809704.3591638, 1794809706.6958137, 180, false, false, false, '-8 19*');
INSERT INTO public.tables VALUES ('_ONIE7JVH4l5u1XTEcPDIQ', 'speicherstadt', 3, '', 1, 'f5e05e650c02d5a9e9ed99a4de899a95dbc4bad90ac80707e76c225cd0bfe67b', 0, 'running', 26, 26, 34, 33, 2, false, 'anne-id', NULL, 1794809706.7042658, 1794809706.874977, 180, false, false, false, NULL);
INSERT INTO public.tables VALUES ('z2C--upUCXKfvtueRSBexw', 'colonia', 3, '', 1, '73c7b535757368914ee76e94473cd903cafc92e6e708ce018e279aed748febf5', 0, 'running', 26, 26, 54, 54, 2, false, 'anne-id', NULL, 1794809706.8798478, 1794809707.0310538, 180, false, false, false, NULL);
INSERT INTO public.tables VALUES ('fH0dfkvZRx4zp2a7m1R5IQ', 'hellweg', 3, '', 2, '02347f74f07586124c4b5ec9f1b6b18008acd50c1d27fa7b8d4bed4363eb5b09', 0, 'running', 26, 26, 27, 26, 2, false, 'anne-id', NULL, 1794809707.0374584, 1794809707.2156875, 180, false, false, false, NULL);
INSERT INTO public.tables VALUES ('0cVJz7cYDCN0HFGniu_2Ow', 'speicherstadt', 2, '', 1, '006584d7220a43c28ffb8e83d0dd0e5fc0580bd897e0cf6039e93ab637d93f37', 0, 'open', 1, 1, 0, 0, NULL, true, 'anne-id', NULL, 1794809707.2204518, 1794809707.2204518, 180, false, false, false, NULL);
INSERT INTO public.users VALUES ('anne-id', 'Anne', 1794809704.3567066, 0, '{}');
SELECT pg_catalog.setval('public.chat_id_seq', 1, true);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkey PRIMARY KEY (version_num);
ALTER TABLE ONLY public.archive
    ADD CONSTRAINT archive_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (id);
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
CREATE INDEX tables_by_status ON public.tables USING btree (status, changed);
CREATE INDEX tickets_by_user ON public.tickets USING btree (user_id);
ALTER TABLE ONLY public.archive
    ADD CONSTRAINT archive_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.lines
    ADD CONSTRAINT lines_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
