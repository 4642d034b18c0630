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
    secret character varying(64) NOT NULL,
    status character varying(8) NOT NULL,
    version integer NOT NULL,
    news integer NOT NULL,
    lines integer NOT NULL,
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
INSERT INTO public.alembic_version VALUES ('0002');
INSERT INTO public.archive VALUES ('Cvkn5xCzOJj8jBdmiuPulg', '\x78da8d5aed4e2339107c15c4cfd35e64f787db7e96d5e914202bd0b1b04ae04efbf6574e664292b1dd033f1052758f335d5d5db6f3fdfbfd1f77878fedfee32ede7f7bfb7c7dfd16ad88e5c0421b61b29cfffa56418fdbfdd3ddc77efbb4dbdf3dbefff8b1dbadc03fbebf21e4f1638ab83bfc7a79dc1d5604fe78d9ef7e6edfc68b8a770f2f4f7774ffed7efbf6b6fbf3e5e9fe0b679b6cac2452817404c60eb0842885d257c62e904972bec8c83d605265bdc8d805166434778d791322e738e33e7ff750229a329f9efb6b7b38f47009cb63375bd660b4ac7ebb887dfcfef3e161b75f819f8b4e232c0d8a9e373172c81c3d7600c8412c64ffcdc7241a94fc8c14449556ac91888c62f6d801a092e6e89509c98cd8a6745d180765fc75b9c194ada4785196ffb6fbddf3fbe761b72ccb127cdbf11fbb6d9700cbe8595f5edf3f9e87f87129d84865456db91878c05ee7e78d44a592fcd20a4b4985fcd24a8a29e98a842500e9d556638e4c6e69552cc55c3c42a98910b3fbd04285b82cab87922f6bb744b767c344961e059669108cb821724c8244c138895fb3944220d61519a1ff97fdddc3199bf8e304b8a229aa4ffbcc8459e6d52d174c9c992d7d189e99585d5411e8addc88f8726cb79087e7975f477db8aafc9ac87950f0eac75c936bc59346542818b41aa2ba8200a06122a95bbbb28901ca915dcd02904006911519450cff79f402308bc6686359281b128aa0ce981180a58cb93a7549578c0ae6512ee75778f86fdba0c2dd8ff72fb7d14ec245cb9ce4283f0e3e6529f9961cd702d4549e46e859bfbed6bd22ea96f4eed3c6b5934816d427ac882409e21316826491fc841ab264f217a8827fd41db10066686b8e1ebd12dc93e78980524bc5a774825cce027c7438a7d9d5c442aacf199f76af2fff9e265df7455a563e97f0947caa75139e29aba6c9933fbdbfed7a3815c65c3bbda663db34d87b6c9c7993d64e5382d0d4cb83a7615b14ed347a86e3b685ecccf70ee1fdf82f27b922c7581a4ba25c2e27798fbda5c0a5658fbd1a3681390473d4bbe252c6afb3c28a2bb0fe9703863bc03a0ea88c995e6139260e6323091831253def8afa3043b7aa5e37c38979bd75c2bbab65ed486f7797d08ceced1387e038048f5f326390c233f93410c2a69292cf038c6630d03b2100502946627f892a014fce3eb354525053afc46095159f30b0c4f0d97a31c597dd7a14a39ef4d51c9298e76eec8951c541b3d03f17b57dd8befdb32ceb127749b591056c0637e67c5380ae83c74530f8cc1cc92fabc1835b5993d194b377f85071207232f51366d424ad91348c124ec5e353c1d80e676bdd81c57acea5a0e70976327473a5da78189b329986b3109d0a1d7b2129323ba30f3018f2a0a5753c25b7856f81af5833185bcde0065ffdd851950024ec0edd43ce0ac40be5ac2b32568b2ae63109c09c93f81a16375c52993cd6788dc24671364bbd3d46c5596d3497748a213a3e3ca92058ed746ed96e2e08a25259eae165191d454412b8f5e98490461c4db027126f39ba9c8b2d64cb5e8d36e2cd24e7ddcce97375483a78f898dd1781634218170ec53b4fab40ec75f38a8499629d6c3e67e1f2f9ea3aa20bcc51269e8dfbaa040d25f9842c828fc22e218b5122715a85362148ccb38c8f70621ae613c9112e93c4d23ab4d1db3ab7c0970a38ff6971a41bbbe2c0e73a78541482cea221dd8d760542984a723d251def15a2cf6d00b14629c9cf48812077ae2003c80c2d4b6ead29658d666ead19bbe8c0792cb38071ae27cb2eccd079966e66fa515f7aaf08a60bad3055e77c5d31720ec76b44bcffb4dc485f51e628d59d43819a04bb259b07ccd7830701d93886e91d9cc0fd032be09502a6b15cfaa17e7255d2228bd58c1f60053f76b9a0fec101f0a9f2b6e9b77a6c4bd86f94eb88a9397b1106a318edea2ce0f973ffd868fe25f23800790d72cd495cf7111d21bb008f65c23891aee869ab2d18fd96b6a250f015420631b9be9aee0215132b467f89b99c37bcdd9e86fbc734755bbf40e724b02b4c10d8c0c139f460ccb4a04213f70ebbd7d79b52b7834873b2ab86e8751cc0c83f7773d7a70166498a368dd3d93cdd926918357d8ee6a97333b2bb77b9028fbc13807063e65e6e0288bd86725c9111634335a94746c668431bb807761528a9987b5b0f609d80ccce57252a0eeece82e79f80cba17a048f92a04b09e35bb58a82c50209a75d4425eee51d433bc4a476f6ba9b908a4731e791ed0f2ede283667d341cf90ea6a49e934bd3be77c1db62f039b47cdee2346df34ba0e1e9338514889c8a71c144b83269f72f02881cdfcb648390be715243618c894dddd3fd7f3269d2f2f0624b6847d54893e2e174d6eebe4983207f2c89eb136490d23767d6f3032624862d566f07a3e17cc0636be980d931af7f05f76d1a1e712f9f8bcfdd9d87eb4a0bff6dbdfbbfddf0fefdb8f217c5cee02965b5e417258bf60c563a46028c20e44f1841a405421897771598185d0872b32c6a87cbe18efb20db8ea6bd4dbac48dd77b104767154bf15e85dac48bd31d164e32fcb5498c6ba5dbf35aa8b71fc85fceb7f70eadcb7');
INSERT INTO public.chat VALUES (1, 'YfB7Uz6jQysaQ79e3ea7eQ', 'anne-id', 'Anne', 'Well played – ’t was mooi!', 1794780354.2767575);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 0, '* start 1', NULL, 1794780342.3859203);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 1, '* card contract coffee tea rubber', NULL, 1794780342.3859203);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 2, '* card fireman 2', NULL, 1794780342.3859203);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 3, '* card trader tea', NULL, 1794780342.3859203);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 4, '1 bid 2', 'anne-id', 1794780342.4702165);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 5, '2 bid 3', 'anne-id', 1794780342.5035326);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 6, '1 bid 2', 'anne-id', 1794780342.5199246);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 7, '2 bid 1', 'anne-id', 1794780342.5352705);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 8, '1 bid 2', 'anne-id', 1794780342.5551493);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 9, '2 bid 2', 'anne-id', 1794780342.5735333);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 10, '2 buy', 'anne-id', 1794780342.592089);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 11, '1 pass', 'anne-id', 1794780342.6133058);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 12, '1 pass', 'anne-id', 1794780342.6423843);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 13, '1 pass', 'anne-id', 1794780342.6593516);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 14, '2 pass', 'anne-id', 1794780342.6882977);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 15, '2 pass', 'anne-id', 1794780342.7204998);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 16, '* card warehouse', NULL, 1794780342.7204998);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 17, '* card office', NULL, 1794780342.7204998);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 18, '* card trader rubber', NULL, 1794780342.7204998);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 19, '2 bid 2', 'anne-id', 1794780342.7461333);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 20, '1 bid 3', 'anne-id', 1794780342.7796547);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 21, '2 bid 3', 'anne-id', 1794780342.7990515);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 22, '1 bid 3', 'anne-id', 1794780342.833156);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 23, '2 bid 1', 'anne-id', 1794780342.9125338);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 24, '1 bid 2', 'anne-id', 1794780342.937656);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 25, '2 pass', 'anne-id', 1794780342.9663315);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 26, '2 buy', 'anne-id', 1794780342.994947);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 27, '1 buy', 'anne-id', 1794780343.0246387);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 28, '* card fireman 1', NULL, 1794780343.0246387);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 29, '* card contract coffee spices', NULL, 1794780343.0246387);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 30, '* card contract coffee spices rubber cloth', NULL, 1794780343.0246387);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 31, '1 bid 2', 'anne-id', 1794780343.0487978);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 32, '2 bid 2', 'anne-id', 1794780343.0685675);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 33, '1 bid 3', 'anne-id', 1794780343.0833187);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 34, '2 bid 3', 'anne-id', 1794780343.1085465);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 35, '1 bid 1', 'anne-id', 1794780343.1327336);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 36, '2 bid 1', 'anne-id', 1794780343.1663198);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 37, '1 buy', 'anne-id', 1794780343.1946526);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 38, '1 buy', 'anne-id', 1794780343.2206678);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 39, '2 pass', 'anne-id', 1794780343.2490165);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 40, '* card trader spices', NULL, 1794780343.2490165);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 41, '* card trader coffee', NULL, 1794780343.2490165);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 42, '* card trader cloth', NULL, 1794780343.2490165);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 43, '2 bid 3', 'anne-id', 1794780343.292495);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 44, '1 bid 2', 'anne-id', 1794780343.3171709);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 45, '2 bid 3', 'anne-id', 1794780343.343591);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 46, '1 bid 2', 'anne-id', 1794780343.3646579);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 47, '2 bid 3', 'anne-id', 1794780343.3860955);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 48, '1 bid 1', 'anne-id', 1794780343.4055908);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 49, '1 buy', 'anne-id', 1794780343.4298394);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 50, '1 buy', 'anne-id', 1794780343.452598);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 51, '2 buy', 'anne-id', 1794780343.4853232);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 52, '* card fireman 1', NULL, 1794780343.4853232);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 53, '* card ship tea spices cloth', NULL, 1794780343.4853232);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 54, '* card fireman 3', NULL, 1794780343.4853232);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 55, '1 bid 3', 'anne-id', 1794780343.5246353);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 56, '2 bid 3', 'anne-id', 1794780343.5965958);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 57, '1 bid 2', 'anne-id', 1794780343.6367211);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 58, '2 bid 2', 'anne-id', 1794780343.7046854);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 59, '1 bid 1', 'anne-id', 1794780343.7284887);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 60, '2 bid 1', 'anne-id', 1794780343.750145);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 61, '2 buy', 'anne-id', 1794780343.806798);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 62, '2 pass', 'anne-id', 1794780343.856613);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 63, '2 buy', 'anne-id', 1794780343.9005704);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 64, '* card contract tea spices', NULL, 1794780343.9005704);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 65, '* card fire 1', NULL, 1794780343.9005704);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 66, '* card contract coffee spices cloth', NULL, 1794780343.9005704);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 67, '* card fireman 2', NULL, 1794780343.9005704);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 68, '2 bid 1', 'anne-id', 1794780343.9383569);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 69, '1 bid 3', 'anne-id', 1794780343.9680963);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 70, '2 bid 1', 'anne-id', 1794780344.000523);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 71, '1 bid 1', 'anne-id', 1794780344.0235457);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 72, '2 bid 2', 'anne-id', 1794780344.0537646);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 73, '1 bid 3', 'anne-id', 1794780344.0744202);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 74, '2 pass', 'anne-id', 1794780344.0915802);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 75, '2 pass', 'anne-id', 1794780344.1165555);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 76, '1 buy', 'anne-id', 1794780344.13777);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 77, '2 buy', 'anne-id', 1794780344.1634946);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 78, '1 pass', 'anne-id', 1794780344.2249076);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 79, '1 pass', 'anne-id', 1794780344.2670553);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 80, '* card ship rubber rubber rubber', NULL, 1794780344.2670553);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 81, '* card ship coffee coffee cloth', NULL, 1794780344.2670553);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 82, '* card ship coffee tea cloth', NULL, 1794780344.2670553);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 83, '1 bid 1', 'anne-id', 1794780344.316548);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 84, '2 bid 1', 'anne-id', 1794780344.3615332);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 85, '1 bid 3', 'anne-id', 1794780344.3885844);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 86, '2 bid 3', 'anne-id', 1794780344.4252095);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 87, '1 bid 3', 'anne-id', 1794780344.4536753);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 88, '2 bid 1', 'anne-id', 1794780344.4981234);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 89, '1 pass', 'anne-id', 1794780344.5407887);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 90, '2 pass', 'anne-id', 1794780344.5785275);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 91, '2 pass', 'anne-id', 1794780344.6147218);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 92, '1 pass', 'anne-id', 1794780344.6369283);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 93, '2 buy', 'anne-id', 1794780344.6629872);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 94, '2 deliver coffee 1', 'anne-id', 1794780344.7005122);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 95, '2 sell tea cloth', 'anne-id', 1794780344.742804);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 96, '* card ship coffee spices cloth', NULL, 1794780344.742804);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 97, '* card contract coffee tea rubber cloth', NULL, 1794780344.742804);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 98, '* card office', NULL, 1794780344.742804);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 99, '2 bid 2', 'anne-id', 1794780344.7694187);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 100, '1 bid 2', 'anne-id', 1794780344.8018353);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 101, '2 bid 1', 'anne-id', 1794780344.8150108);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 102, '1 bid 3', 'anne-id', 1794780344.8289804);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 103, '2 bid 1', 'anne-id', 1794780344.8606172);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 104, '1 bid 1', 'anne-id', 1794780344.8823369);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 105, '2 pass', 'anne-id', 1794780344.9046903);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 106, '2 pass', 'anne-id', 1794780344.9325418);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 107, '1 buy', 'anne-id', 1794780344.9682164);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 108, '2 pass', 'anne-id', 1794780345.0200164);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 109, '1 buy', 'anne-id', 1794780345.045727);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 110, '1 buy', 'anne-id', 1794780345.0858192);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 111, '1 deliver spices 1', 'anne-id', 1794780345.104922);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 112, '1 deliver coffee 3', 'anne-id', 1794780345.1245453);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 113, '1 house cloth', 'anne-id', 1794780345.1445856);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 114, '1 deliver cloth 3', 'anne-id', 1794780345.168689);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 115, '* card ship rubber rubber cloth', NULL, 1794780345.168689);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 116, '* card fireman 4', NULL, 1794780345.168689);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 117, '* card contract coffee tea spices rubber', NULL, 1794780345.168689);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 118, '1 bid 3', 'anne-id', 1794780345.1925783);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 119, '2 bid 1', 'anne-id', 1794780345.2191582);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 120, '1 bid 3', 'anne-id', 1794780345.2523222);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 121, '2 bid 1', 'anne-id', 1794780345.2940655);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 122, '1 bid 3', 'anne-id', 1794780345.3302972);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 123, '2 bid 1', 'anne-id', 1794780345.3579743);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 124, '2 pass', 'anne-id', 1794780345.3982723);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 125, '2 buy', 'anne-id', 1794780345.438083);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 126, '1 buy', 'anne-id', 1794780345.46826);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 127, '2 swap rubber rubber cloth for spices', 'anne-id', 1794780345.4968295);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 128, '2 deliver spices 2', 'anne-id', 1794780345.5789506);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 129, '* card contract rubber cloth', NULL, 1794780345.5789506);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 130, '* card fireman 5', NULL, 1794780345.5789506);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 131, '* card ship coffee tea cloth', NULL, 1794780345.5789506);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 132, '2 bid 1', 'anne-id', 1794780345.6405115);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 133, '1 bid 3', 'anne-id', 1794780345.6557276);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 134, '2 bid 2', 'anne-id', 1794780345.6720748);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 135, '1 bid 2', 'anne-id', 1794780345.6971068);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 136, '2 bid 2', 'anne-id', 1794780345.720552);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 137, '1 bid 2', 'anne-id', 1794780345.7370827);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 138, '2 buy', 'anne-id', 1794780345.7527504);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 139, '2 pass', 'anne-id', 1794780345.7746255);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 140, '1 pass', 'anne-id', 1794780345.7867296);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 141, '1 buy', 'anne-id', 1794780345.8086848);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 142, '1 sell coffee cloth', 'anne-id', 1794780345.8222077);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 143, '1 done', 'anne-id', 1794780345.8407445);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 144, '* card ship tea tea rubber', NULL, 1794780345.8407445);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 145, '* card ship tea cloth cloth', NULL, 1794780345.8407445);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 146, '* card ship coffee coffee spices', NULL, 1794780345.8407445);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 147, '1 bid 1', 'anne-id', 1794780345.857972);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 148, '2 bid 2', 'anne-id', 1794780345.888525);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 149, '1 bid 2', 'anne-id', 1794780345.9165196);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 150, '2 bid 2', 'anne-id', 1794780345.952713);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 151, '1 bid 3', 'anne-id', 1794780345.984953);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 152, '2 bid 2', 'anne-id', 1794780346.0085006);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 153, '1 pass', 'anne-id', 1794780346.0414872);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 154, '2 pass', 'anne-id', 1794780346.0647018);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 155, '2 pass', 'anne-id', 1794780346.090796);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 156, '2 pass', 'anne-id', 1794780346.1178648);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 157, '1 pass', 'anne-id', 1794780346.1417594);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 158, '* card contract tea rubber cloth', NULL, 1794780346.1417594);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 159, '* card contract tea spices cloth', NULL, 1794780346.1417594);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 160, '* card bank', NULL, 1794780346.1417594);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 161, '2 bid 3', 'anne-id', 1794780346.1644905);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 162, '1 bid 1', 'anne-id', 1794780346.193123);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 163, '2 bid 2', 'anne-id', 1794780346.2134314);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 164, '1 bid 2', 'anne-id', 1794780346.2445123);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 165, '2 bid 2', 'anne-id', 1794780346.2697673);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 166, '1 bid 2', 'anne-id', 1794780346.2984352);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 167, '1 pass', 'anne-id', 1794780346.3285155);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 168, '2 pass', 'anne-id', 1794780346.3605158);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 169, '1 pass', 'anne-id', 1794780346.3890326);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 170, '2 pass', 'anne-id', 1794780346.412654);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 171, '1 buy', 'anne-id', 1794780346.4422433);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 172, '2 buy', 'anne-id', 1794780346.484791);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 173, '* card fire 2', NULL, 1794780346.484791);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 174, '* card chamber', NULL, 1794780346.484791);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 175, '* card fireman 4', NULL, 1794780346.484791);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 176, '* card ship spices rubber rubber', NULL, 1794780346.484791);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 177, '1 bid 2', 'anne-id', 1794780346.5125482);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 178, '2 bid 2', 'anne-id', 1794780346.5330021);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 179, '1 bid 2', 'anne-id', 1794780346.5654113);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 180, '2 bid 3', 'anne-id', 1794780346.5965586);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 181, '1 bid 1', 'anne-id', 1794780346.6333468);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 182, '2 bid 2', 'anne-id', 1794780346.6511493);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 183, '1 pass', 'anne-id', 1794780346.6809516);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 184, '1 pass', 'anne-id', 1794780346.708646);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 185, '2 buy', 'anne-id', 1794780346.7301722);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 186, '2 pass', 'anne-id', 1794780346.7645483);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 187, '* card ship tea spices cloth', NULL, 1794780346.7645483);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 188, '* card ship coffee spices spices', NULL, 1794780346.7645483);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 189, '* card church', NULL, 1794780346.7645483);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 190, '2 bid 1', 'anne-id', 1794780346.789068);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 191, '1 bid 3', 'anne-id', 1794780346.8206127);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 192, '2 bid 1', 'anne-id', 1794780346.845571);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 193, '1 bid 1', 'anne-id', 1794780346.8725646);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 194, '2 bid 3', 'anne-id', 1794780346.897068);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 195, '1 bid 2', 'anne-id', 1794780346.9224412);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 196, '2 pass', 'anne-id', 1794780346.9458191);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 197, '2 buy', 'anne-id', 1794780346.9627008);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 198, '1 pass', 'anne-id', 1794780346.9925246);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 199, '1 pass', 'anne-id', 1794780347.0219076);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 200, '2 buy', 'anne-id', 1794780347.0606039);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 201, '2 sell spices cloth', 'anne-id', 1794780347.0846975);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 202, '2 done', 'anne-id', 1794780347.129103);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 203, '* card office', NULL, 1794780347.129103);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 204, '* card office', NULL, 1794780347.129103);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 205, '* card ship coffee tea tea', NULL, 1794780347.129103);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 206, '1 bid 1', 'anne-id', 1794780347.1613863);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 207, '2 bid 2', 'anne-id', 1794780347.1796384);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 208, '1 bid 3', 'anne-id', 1794780347.2107015);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 209, '2 bid 1', 'anne-id', 1794780347.2384956);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 210, '1 bid 1', 'anne-id', 1794780347.2847316);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 211, '2 bid 1', 'anne-id', 1794780347.3177423);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 212, '1 pass', 'anne-id', 1794780347.3497539);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 213, '2 buy', 'anne-id', 1794780347.3802044);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 214, '2 buy', 'anne-id', 1794780347.4207425);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 215, '1 buy', 'anne-id', 1794780347.457882);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 216, '1 deliver tea 5', 'anne-id', 1794780347.4966977);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 217, '1 deliver tea 3', 'anne-id', 1794780347.535607);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 218, '1 done', 'anne-id', 1794780347.5778804);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 219, '* card ship spices spices rubber', NULL, 1794780347.5778804);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 220, '* card fireman 5', NULL, 1794780347.5778804);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 221, '* card prayer_boat', NULL, 1794780347.5778804);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 222, '2 bid 2', 'anne-id', 1794780347.608556);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 223, '1 bid 1', 'anne-id', 1794780347.640546);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 224, '2 bid 1', 'anne-id', 1794780347.669174);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 225, '1 bid 2', 'anne-id', 1794780347.700539);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 226, '2 bid 2', 'anne-id', 1794780347.720951);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 227, '1 bid 1', 'anne-id', 1794780347.745468);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 228, '1 buy', 'anne-id', 1794780347.7737653);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 229, '2 buy', 'anne-id', 1794780347.7946334);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 230, '1 swap spices spices rubber for cloth', 'anne-id', 1794780347.8204906);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 231, '1 done', 'anne-id', 1794780347.8387427);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 232, '* card fire 3', NULL, 1794780347.8387427);
INSERT INTO public.lines VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 233, '* card fire 4', NULL, 1794780347.8387427);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 0, '* start 3', NULL, 1794780354.3566017);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 1, '* card contract coffee spices', NULL, 1794780354.3566017);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 2, '* card trader rubber', NULL, 1794780354.3566017);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 3, '* card fireman 2', NULL, 1794780354.3566017);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 4, '* card office', NULL, 1794780354.3566017);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 5, '3 bid 3', 'anne-id', 1794780354.4119153);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 6, '1 bid 2', 'anne-id', 1794780354.4493623);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 7, '2 bid 2', 'anne-id', 1794780354.4928963);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 8, '3 bid 2', 'anne-id', 1794780354.516495);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 9, '1 bid 3', 'anne-id', 1794780354.55252);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 10, '2 bid 1', 'anne-id', 1794780354.580551);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 11, '3 bid 2', 'anne-id', 1794780354.612492);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 12, '1 bid 1', 'anne-id', 1794780354.6301882);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 13, '2 bid 3', 'anne-id', 1794780354.6576023);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 14, '2 pass', 'anne-id', 1794780354.683311);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 15, '1 pass', 'anne-id', 1794780354.712967);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 16, '1 pass', 'anne-id', 1794780354.7420585);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 17, '2 pass', 'anne-id', 1794780354.772575);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 18, '3 pass', 'anne-id', 1794780354.811941);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 19, '3 pass', 'anne-id', 1794780354.856589);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 20, '3 buy', 'anne-id', 1794780354.8903058);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 21, '* card contract coffee tea rubber', NULL, 1794780354.8903058);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 22, '* card trader tea', NULL, 1794780354.8903058);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 23, '* card trader coffee', NULL, 1794780354.8903058);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 24, '* card warehouse', NULL, 1794780354.8903058);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 25, '1 bid 1', 'anne-id', 1794780354.919688);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 26, '2 bid 2', 'anne-id', 1794780354.956733);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 27, '3 bid 3', 'anne-id', 1794780354.9872968);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 28, '1 bid 3', 'anne-id', 1794780355.0086794);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 29, '2 bid 4', 'anne-id', 1794780355.0445702);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 30, '3 bid 3', 'anne-id', 1794780355.0735238);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 31, '1 bid 2', 'anne-id', 1794780355.101039);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 32, '2 bid 4', 'anne-id', 1794780355.1287146);
INSERT INTO public.lines VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 33, '3 bid 3', 'anne-id', 1794780355.1614556);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 0, '* resources 1 iron iron wood fur', NULL, 1794780355.1723473);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 1, '* resources 2 iron iron wood fur', NULL, 1794780355.1723473);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 2, '* resources 3 leather leather wood linen', NULL, 1794780355.1723473);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 3, '* good 1 2', NULL, 1794780355.1723473);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 4, '* good 2 3', NULL, 1794780355.1723473);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 5, '* good 3 6', NULL, 1794780355.1723473);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 6, '3 choose footwear', 'anne-id', 1794780355.224849);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 7, '* ship 1 13', NULL, 1794780355.224849);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 8, '* ship 2 2', NULL, 1794780355.224849);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 9, '* ship 3 1', NULL, 1794780355.224849);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 10, '* ship 4 8', NULL, 1794780355.224849);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 11, '* relic 1 london 9', NULL, 1794780355.224849);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 12, '* relic 2 london 9', NULL, 1794780355.224849);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 13, '* relic 3 bergen 5', NULL, 1794780355.224849);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 14, '* relic 4 bergen 9', NULL, 1794780355.224849);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 15, '* relic 5 nowgorod 9', NULL, 1794780355.224849);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 16, '* relic 6 brugge 14', NULL, 1794780355.224849);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 17, '* relic 7 nowgorod 15', NULL, 1794780355.224849);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 18, '* relic 8 nowgorod shrine', NULL, 1794780355.224849);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 19, '* relic 9 brugge 15', NULL, 1794780355.224849);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 20, '* relic 10 bergen 12', NULL, 1794780355.224849);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 21, '* week 5', NULL, 1794780355.224849);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 22, '* booth 1 leather leather linen', NULL, 1794780355.224849);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 23, '* booth 2 leather iron iron fur fur fur', NULL, 1794780355.224849);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 24, '* booth 3 linen linen fur', NULL, 1794780355.224849);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 25, '* booth 4 iron wood wood wood linen linen', NULL, 1794780355.224849);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 26, '* booth 5 leather wood wood fur', NULL, 1794780355.224849);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 27, '* booth 6 leather wood linen', NULL, 1794780355.224849);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 28, '* booth 7 leather wood', NULL, 1794780355.224849);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 29, '* edicts more_resources recall_thursday shoemaker', NULL, 1794780355.224849);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 30, '1 card 7', 'anne-id', 1794780355.2501218);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 31, '2 card 7', 'anne-id', 1794780355.2798333);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 32, '3 card 5', 'anne-id', 1794780355.312732);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 33, '* tiebreak 1 6', NULL, 1794780355.312732);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 34, '* tiebreak 2 3', NULL, 1794780355.312732);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 35, '1 yes', 'anne-id', 1794780355.3321073);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 36, '2 no', 'anne-id', 1794780355.4005368);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 37, '3 yes', 'anne-id', 1794780355.4541504);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 38, '* booth 1 wood', NULL, 1794780355.4541504);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 39, '* booth 2 fur', NULL, 1794780355.4541504);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 40, '* booth 3 wood', NULL, 1794780355.4541504);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 41, '* booth 4 leather', NULL, 1794780355.4541504);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 42, '* booth 5 linen', NULL, 1794780355.4541504);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 43, '* booth 6 fur', NULL, 1794780355.4541504);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 44, '* booth 7 linen', NULL, 1794780355.4541504);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 45, '1 booth 5', 'anne-id', 1794780355.4921517);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 46, '2 booth 2', 'anne-id', 1794780355.5206845);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 47, '3 booth 1', 'anne-id', 1794780355.5526125);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 48, '1 pass', 'anne-id', 1794780355.5857923);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 49, '2 booth 4', 'anne-id', 1794780355.6966095);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 50, '3 pass', 'anne-id', 1794780355.756321);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 51, '2 booth 7', 'anne-id', 1794780355.786223);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 52, '2 booth 6', 'anne-id', 1794780355.8766346);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 53, '2 booth 3', 'anne-id', 1794780355.9021044);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 54, '1 no', 'anne-id', 1794780355.9711547);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 55, '2 no', 'anne-id', 1794780356.0326324);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 56, '3 yes', 'anne-id', 1794780356.0714586);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 57, '1 pass', 'anne-id', 1794780356.0964882);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 58, '2 order clothing', 'anne-id', 1794780356.2296507);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 59, '3 order painting', 'anne-id', 1794780356.286437);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 60, '2 order clothing', 'anne-id', 1794780356.4134896);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 61, '3 order painting', 'anne-id', 1794780356.43736);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 62, '2 order clothing', 'anne-id', 1794780356.4687338);
INSERT INTO public.lines VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 63, '* dice 2 3 6 1 6 1', NULL, 1794780356.4687338);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 0, '* start 1', NULL, 1794780356.4854398);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 1, '1 good hagen.beer', 'anne-id', 1794780356.5237615);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 2, '1 carriage dortmund-hagen', 'anne-id', 1794780356.554685);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 3, '2 good essen.iron', 'anne-id', 1794780356.6131904);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 4, '2 carriage essen-moenster', 'anne-id', 1794780356.6396875);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 5, '3 good soest.salt', 'anne-id', 1794780356.675108);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 6, '3 carriage soest-paderborn', 'anne-id', 1794780356.7366235);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 7, '1 good duisburg.salt', 'anne-id', 1794780356.7650468);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 8, '1 carriage duisburg-hagen', 'anne-id', 1794780356.8088171);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 9, '2 good hagen.beer', 'anne-id', 1794780356.848688);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 10, '2 carriage dortmund-hagen', 'anne-id', 1794780356.889376);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 11, '3 good duisburg.beer', 'anne-id', 1794780356.9233649);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 12, '3 carriage duisburg-essen', 'anne-id', 1794780356.9431317);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 13, '1 good paderborn.salt', 'anne-id', 1794780356.9741917);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 14, '1 carriage paderborn-corbach', 'anne-id', 1794780357.004513);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 15, '2 good duisburg.salt', 'anne-id', 1794780357.0303934);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 16, '2 carriage duisburg-essen', 'anne-id', 1794780357.0605168);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 17, '3 good builefeld.iron', 'anne-id', 1794780357.0980718);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 18, '3 carriage moenster-builefeld', 'anne-id', 1794780357.125743);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 19, '* card moenster.beer 5 builefeld.iron 4 hagen.beer 4 paderborn.salt 3', NULL, 1794780357.125743);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 20, '1 next', 'anne-id', 1794780357.1605117);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 21, '1 sell paderborn.salt', 'anne-id', 1794780357.1925821);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 22, '2 next', 'anne-id', 1794780357.2241778);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 23, '2 dump hagen.beer', 'anne-id', 1794780357.245152);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 24, '3 next', 'anne-id', 1794780357.264882);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 25, '3 next', 'anne-id', 1794780357.3005643);
INSERT INTO public.lines VALUES ('MPTrsuItkuwXKhtoxse-yQ', 26, '3 dump soest.salt', 'anne-id', 1794780357.3270788);
INSERT INTO public.seats VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('Cvkn5xCzOJj8jBdmiuPulg', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('Cvkn5xCzOJj8jBdmiuPulg', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 3, 'person', 'anne-id', 'Marc', NULL);
INSERT INTO public.seats VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 3, 'person', 'anne-id', 'Marc', NULL);
INSERT INTO public.seats VALUES ('MPTrsuItkuwXKhtoxse-yQ', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('MPTrsuItkuwXKhtoxse-yQ', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('MPTrsuItkuwXKhtoxse-yQ', 3, 'person', 'anne-id', 'Marc', NULL);
INSERT INTO public.seats VALUES ('HOyBV3XVyNZyvfa21i0CRg', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('HOyBV3XVyNZyvfa21i0CRg', 2, 'open', NULL, '', NULL);
INSERT INTO public.tables VALUES ('Cvkn5xCzOJj8jBdmiuPulg', 'speicherstadt', 2, 'removals', '0d05719310a8d4391350b4e5f83638c6ef9f63b856fb2bd091675464ccd5e5bd', 'over', 189, 189, 241, NULL, false, 'anne-id', NULL, 1794780342.432788, 1794780354.2514458);
INSERT INTO public.tables VALUES ('YfB7Uz6jQysaQ79e3ea7eQ', 'speicherstadt', 2, 'removals', 'f95c6a2a238820a78d3f1439fce60b8ec5a2655c590ee87eb99f36ff1840c835', 'over', 182, 183, 234, NULL, false, 'anne-id', NULL, 1794780342.3859203, 1794780354.2788866);
INSERT INTO public.tables VALUES ('u_SW_eLxLa0VLZUJWepyXQ', 'speicherstadt', 3, 'removals', '7ddb43c114aa6de6264185539235f02d72ed8c6a8c4509c47d562820e3ce5ea6', 'running', 26, 26, 34, 1, false, 'anne-id', NULL, 1794780354.3566017, 1794780355.1614556);
INSERT INTO public.tables VALUES ('OunW2ESHPUaXbQnSOBSLFQ', 'colonia', 3, '', '27c03e684b39b20e714745ff6bf77fe0789ab12582df159447ae5821271f8738', 'running', 26, 26, 64, 1, false, 'anne-id', NULL, 1794780355.1723473, 1794780356.4687338);
INSERT INTO public.tables VALUES ('MPTrsuItkuwXKhtoxse-yQ', 'hellweg', 3, '', '0c7744df4dff29c628a3a57305f9f325262e7223bccd339591e667e51d3808ce', 'running', 26, 26, 27, 1, false, 'anne-id', NULL, 1794780356.4854398, 1794780357.3270788);
INSERT INTO public.tables VALUES ('HOyBV3XVyNZyvfa21i0CRg', 'speicherstadt', 2, 'removals', 'ca93c38b9b0552c908a095aaa80abc56a9cffb51d85f420b5d6bd0b0a2b6f6a9', 'open', 1, 1, 0, NULL, true, 'anne-id', NULL, 1794780357.341325, 1794780357.341325);
INSERT INTO public.users VALUES ('anne-id', 'Anne', 1794780342.3685684, 0);
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
