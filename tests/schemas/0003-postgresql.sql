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
INSERT INTO public.alembic_version VALUES ('0003');
INSERT INTO public.archive VALUES ('ewRpssTGTTrIhc1nNHw5hg', '\x78da9d5ad16e23390efc95208f873943a4288afc96c162e1241e24b86c1238c92ef6efaf64b79d76ac167b17c124f350a4e466a95464fbe7cfdbffdcbc7f6cf71f3774fbe3e5f3f9f90755976a5cc436352bb1e5df7e34d4fd76ff7073fffaf2b1dfde7fe03fbf7eed7637ef6f4ff7bbf79bfde7dddd6e7f73fffcfaf1f86fd27cecb6538e35d1087dc06a2b02e8e6eee9e126dffeb8ddbebcecfefbf4707b0696b2f194ace801c807202f015590d8be325217a89b442444f52b635e024a32e1d91e7909685a2971b447dd50aece998f19dfb6efef0b384ea9269db638c28988c6d92a1eb99fb6f7f9f7022cb3989a84e9321e730ab3e1d9391f3fc2252340a36f74e8a27f3ded777f6c5fdaa38cc12028283e448e0b23e2995c223aeaa6a444b9c4098b8a66c9311b95939acdb8b308acac85e28415dc66f609b8589f2a45dd35a45835af526b546efc56e76851c3924943a9ba2ee455e044a663d80afc5fdbfdeef1f5f37d881d9f72cfd9347ba41b75933469b6904c754338e6952462138045699e7009c789042c89b7c8e07b70d0eb264329fd4cf685a20206ba499c0d4a65c41a652b385fa21d21f87ef5f5b0275674aeb801bc4fba397e743281cb6ee4352e4fa9c544e2ea803f3c69020d57561123e29840aa38efb48241b87652168eaa54337455382c7a2dd50be5b12e0056b52bfe9d9a7f87be3f3ebdcd1dca42eda3b0ae4f99c78d1f9b912ae715a5355c496545bea235cb8a836cd08fec25d61a732f562566b317a9147a0fdba4945cb80614000e7e4158c714306821a42671082b19cfe6887aff6bfb362bdeb1f437bf5ebf5c673f45cd6c3e4b31d160fa33256b694eb74b370d44cf394d9fffe1f56511578be4e3199db1fb9ada3de49ca5172e7e4d70df14f590e75bb83dccbe1a5e848d0864b836c00b8e18091c34c925ce27d478193a1f004b65aa65454637a89cc5198ba8589190e3c513d3b1f7e00179a1eaa970984d5573f6c9683cec9e9ffe3c3b9dc59d56c80ae965c8c4e4c5104d78b4d3413ffba373fdfb312eed56ec4875be66cc35f8c0e789c8019faf8397fbd1bee85fe41853d1724565c296104074999c576474f4b768bba29b19404f3855165d09be498c2e33ee65006c976e8e84d937044bc91a1832c08ac3f74a980e3d2b6ccb58bf8112d5134f0fe2db634324be48e320fc498c1e9ede8fec5a66ae6fb224d592bfb37db84a33396ad3235f9478dfb42e5c728d47305d9ef6e2e7c23fe2782f76b173be008f141240cfa90ac7ac2c85e16a35ce585c2b95f05af0e6692b694c7375589a1cefb0a2f0f93c405a24a681bde524f50358664d64e16930c365a9dcd5f0a59de2d0d6c9445e3a932b7f3371a19fa566346ec72413c797d09aa02a05fe7c5af3bccfc342b41452ddd5c6f6a1cbd65eec5a87335c777621acce31200d70942d7b8afc77039ad5147913e0988b69781f346065f8d3126f911d7a56223f0660ce5a389721b31bcca0f2562398301a492fe3f6a0e114edc669d53999af95fe3011ec26297035e7a66049801b4e13c4e53bad0283d08b3b69a7fc036c1961c7a529ce8556d0119aa8242b12d67607abc67c6c0dbc8423eb06b4849535d06d008d33a5b19b6828ad4ea70e78401f27aaa94efb3bcc69064d5dc3173e597a188bddf3f37c18d08920f4af38b9497a7a32224d2ff0d0d0f11ae4999723995c0c3c35aa07798e43470c0030a37f658a380520a4101d53c400daa04f73b750e3005432ae71424ea6148a3070854e2f3806a4a236d02c1cccb21b0c82598d028903ce0ea6325c5624a1812d310e7fede45406b802095e748b63625d85de6d5ffeb7027671c58f8fc757ecb86868d6d14bada0950a519298558a67a7e1c549e87badba72bcc3f6a6927dc551327c14f298084ee840d422fe39fab7156c76a792347883a30c8b27e5e2d56c7730d403de3f6effe8d8a80e72d57d3b8f1b95889b4d3b3fa6010c7d7389469f0d66828b96e37ced0568e5382134a4645bb1c14c62c6e3f177832933a712c104977b3a3565476bbf649d00cee6944a34295dee995b0e10d1482f9b834960963e327498d4f55fa8532f7689aad7c8fbc7cffdfd38e7e89a63e8161c3585d6890f43c1926845468328484c27e58c1f8de9a470fcb5d4f8fca86783d28c8586379513742b4461d11abd2e04ce92513a7d8c83059bfb95a52081669f5e7f4703c88647bf55ea3f185a22c6d9e83cc559c762af78d66e03e7d61d9377230fee30af41beedb77feff6bfdfbd6e3fd626ee362017e011f77273817922e988cc005a9b85879d6ede9050b3f8119b01f4c455e22d1ebe96a2d1750d9c27fd1ab92ed0396fb21093852898099160880a9c00943586418c295ab3089a9853477f3840dfb8d68d52828fb26f93a646d4a502a964e9bc0c6d21d3bfef7ceac52c76ca8b0b5c0eb3fa139a8be071b9d550a29263fe5476f4b02b3256258ad5351f5ef656ce31c3ad40b063039937debe419662b679c9ed8b6163a30098e7747e19bd80121c7d55139b4beff234bce1db5c2acfe9f9ad94dd2862812dafebe7ee2d06c7b8a43a6ffe8778c61a6e579a7b45cd2fe46fff07bbd3d590');
INSERT INTO public.chat VALUES (1, 'JE3dOh57EH-ZfmNdlCni7A', 'anne-id', 'Anne', 'Well played – ’t was mooi!', 1794782564.2511199);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 0, '* start 1', NULL, 1794782548.6608968);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 1, '* card trader tea', NULL, 1794782548.6608968);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 2, '* card fireman 1', NULL, 1794782548.6608968);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 3, '* card contract coffee spices rubber cloth', NULL, 1794782548.6608968);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 4, '1 bid 3', 'anne-id', 1794782548.826616);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 5, '2 bid 2', 'anne-id', 1794782548.8929257);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 6, '1 bid 1', 'anne-id', 1794782548.9486134);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 7, '2 bid 3', 'anne-id', 1794782549.0155928);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 8, '1 bid 1', 'anne-id', 1794782549.0766337);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 9, '2 bid 3', 'anne-id', 1794782549.120777);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 10, '1 buy', 'anne-id', 1794782549.155318);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 11, '2 pass', 'anne-id', 1794782549.1861799);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 12, '1 pass', 'anne-id', 1794782549.2057397);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 13, '2 pass', 'anne-id', 1794782549.2376096);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 14, '2 buy', 'anne-id', 1794782549.2633977);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 15, '* card office', NULL, 1794782549.2633977);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 16, '* card contract coffee tea rubber', NULL, 1794782549.2633977);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 17, '* card trader spices', NULL, 1794782549.2633977);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 18, '2 bid 1', 'anne-id', 1794782549.3165977);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 19, '1 bid 3', 'anne-id', 1794782549.3686304);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 20, '2 bid 3', 'anne-id', 1794782549.416593);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 21, '1 bid 3', 'anne-id', 1794782549.4577732);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 22, '2 bid 3', 'anne-id', 1794782549.5207067);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 23, '1 bid 3', 'anne-id', 1794782549.6047812);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 24, '2 pass', 'anne-id', 1794782549.6790166);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 25, '2 pass', 'anne-id', 1794782549.7047076);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 26, '1 pass', 'anne-id', 1794782549.740586);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 27, '2 buy', 'anne-id', 1794782549.7756405);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 28, '* card trader rubber', NULL, 1794782549.7756405);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 29, '* card contract coffee spices', NULL, 1794782549.7756405);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 30, '* card trader coffee', NULL, 1794782549.7756405);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 31, '1 bid 1', 'anne-id', 1794782549.828682);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 32, '2 bid 2', 'anne-id', 1794782549.8696713);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 33, '1 bid 1', 'anne-id', 1794782549.9138794);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 34, '2 bid 3', 'anne-id', 1794782549.9526832);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 35, '1 bid 1', 'anne-id', 1794782549.9846973);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 36, '2 bid 2', 'anne-id', 1794782550.0282059);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 37, '1 buy', 'anne-id', 1794782550.070014);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 38, '2 buy', 'anne-id', 1794782550.1286976);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 39, '2 buy', 'anne-id', 1794782550.162296);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 40, '* card trader cloth', NULL, 1794782550.162296);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 41, '* card fireman 2', NULL, 1794782550.162296);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 42, '* card warehouse', NULL, 1794782550.162296);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 43, '2 bid 3', 'anne-id', 1794782550.1965127);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 44, '1 bid 2', 'anne-id', 1794782550.2382321);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 45, '2 bid 1', 'anne-id', 1794782550.2818372);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 46, '1 bid 1', 'anne-id', 1794782550.3185928);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 47, '2 bid 2', 'anne-id', 1794782550.3572862);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 48, '1 bid 2', 'anne-id', 1794782550.41663);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 49, '2 pass', 'anne-id', 1794782550.4532661);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 50, '1 pass', 'anne-id', 1794782550.504556);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 51, '1 buy', 'anne-id', 1794782550.5366282);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 52, '2 buy', 'anne-id', 1794782550.5765724);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 53, '* card fire 1', NULL, 1794782550.5765724);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 54, '* card office', NULL, 1794782550.5765724);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 55, '* card contract coffee tea rubber cloth', NULL, 1794782550.5765724);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 56, '* card ship spices rubber cloth', NULL, 1794782550.5765724);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 57, '1 bid 1', 'anne-id', 1794782550.6454234);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 58, '2 bid 3', 'anne-id', 1794782550.6719196);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 59, '1 bid 1', 'anne-id', 1794782550.7002525);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 60, '2 bid 1', 'anne-id', 1794782550.7297456);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 61, '1 bid 2', 'anne-id', 1794782550.7696657);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 62, '2 bid 3', 'anne-id', 1794782550.8058884);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 63, '1 buy', 'anne-id', 1794782550.8385096);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 64, '2 buy', 'anne-id', 1794782550.8805983);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 65, '2 house rubber', 'anne-id', 1794782550.9254038);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 66, '2 warehouse cloth', 'anne-id', 1794782550.9460413);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 67, '2 discard rubber', 'anne-id', 1794782550.9863129);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 68, '2 deliver spices 1', 'anne-id', 1794782551.0219257);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 69, '2 done', 'anne-id', 1794782551.0566096);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 70, '* card ship tea tea spices', NULL, 1794782551.0566096);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 71, '* card fireman 2', NULL, 1794782551.0566096);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 72, '* card ship coffee rubber cloth', NULL, 1794782551.0566096);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 73, '2 bid 2', 'anne-id', 1794782551.0889254);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 74, '1 bid 3', 'anne-id', 1794782551.1406162);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 75, '2 bid 3', 'anne-id', 1794782551.184637);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 76, '1 bid 1', 'anne-id', 1794782551.248714);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 77, '2 bid 2', 'anne-id', 1794782551.2853925);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 78, '1 bid 3', 'anne-id', 1794782551.3159406);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 79, '1 pass', 'anne-id', 1794782551.3532038);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 80, '2 pass', 'anne-id', 1794782551.3855765);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 81, '1 buy', 'anne-id', 1794782551.4161758);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 82, '2 deliver cloth 1', 'anne-id', 1794782551.4620416);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 83, '1 trade rubber', 'anne-id', 1794782551.5034237);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 84, '1 done', 'anne-id', 1794782551.5375187);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 85, '* card contract coffee spices cloth', NULL, 1794782551.5375187);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 86, '* card fireman 1', NULL, 1794782551.5375187);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 87, '* card ship tea cloth cloth', NULL, 1794782551.5375187);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 88, '1 bid 2', 'anne-id', 1794782551.566221);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 89, '2 bid 2', 'anne-id', 1794782551.6157398);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 90, '1 bid 2', 'anne-id', 1794782551.6420543);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 91, '2 bid 2', 'anne-id', 1794782551.684523);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 92, '1 bid 2', 'anne-id', 1794782551.7257607);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 93, '2 bid 1', 'anne-id', 1794782551.7458715);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 94, '2 buy', 'anne-id', 1794782551.7753422);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 95, '2 buy', 'anne-id', 1794782551.8055375);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 96, '* card contract tea spices', NULL, 1794782551.8055375);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 97, '* card fireman 3', NULL, 1794782551.8055375);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 98, '* card ship coffee coffee rubber', NULL, 1794782551.8055375);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 99, '2 bid 1', 'anne-id', 1794782551.8406029);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 100, '1 bid 2', 'anne-id', 1794782551.8769464);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 101, '2 bid 2', 'anne-id', 1794782551.9060495);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 102, '1 bid 2', 'anne-id', 1794782551.9325314);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 103, '2 bid 1', 'anne-id', 1794782551.9766064);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 104, '1 bid 3', 'anne-id', 1794782551.9984064);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 105, '2 pass', 'anne-id', 1794782552.0394814);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 106, '1 pass', 'anne-id', 1794782552.0651958);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 107, '1 buy', 'anne-id', 1794782552.1087115);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 108, '1 pass', 'anne-id', 1794782552.1351564);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 109, '* card fireman 5', NULL, 1794782552.1351564);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 110, '* card contract tea rubber cloth', NULL, 1794782552.1351564);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 111, '* card contract coffee tea spices rubber', NULL, 1794782552.1351564);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 112, '1 bid 3', 'anne-id', 1794782552.1886737);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 113, '2 bid 3', 'anne-id', 1794782552.2365868);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 114, '1 bid 3', 'anne-id', 1794782552.27657);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 115, '2 bid 3', 'anne-id', 1794782552.2997642);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 116, '1 bid 3', 'anne-id', 1794782552.3406112);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 117, '2 bid 1', 'anne-id', 1794782552.3891222);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 118, '2 pass', 'anne-id', 1794782552.4606678);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 119, '1 pass', 'anne-id', 1794782552.4914606);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 120, '2 buy', 'anne-id', 1794782552.522578);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 121, '* card ship tea spices rubber', NULL, 1794782552.522578);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 122, '* card fire 2', NULL, 1794782552.522578);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 123, '* card ship coffee coffee rubber', NULL, 1794782552.522578);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 124, '* card ship spices spices cloth', NULL, 1794782552.522578);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 125, '2 bid 2', 'anne-id', 1794782552.554043);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 126, '1 bid 1', 'anne-id', 1794782552.5813904);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 127, '2 bid 2', 'anne-id', 1794782552.6340942);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 128, '1 bid 2', 'anne-id', 1794782552.6766036);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 129, '2 bid 2', 'anne-id', 1794782552.7058368);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 130, '1 bid 1', 'anne-id', 1794782552.7461302);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 131, '1 buy', 'anne-id', 1794782552.7752929);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 132, '1 pass', 'anne-id', 1794782552.8112779);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 133, '2 buy', 'anne-id', 1794782552.8787282);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 134, '2 sell coffee coffee', 'anne-id', 1794782552.9446576);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 135, '2 house rubber', 'anne-id', 1794782552.9875546);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 136, '2 done', 'anne-id', 1794782553.010949);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 137, '1 trade rubber', 'anne-id', 1794782553.0388532);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 138, '1 house spices', 'anne-id', 1794782553.0620584);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 139, '1 done', 'anne-id', 1794782553.0814688);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 140, '* card bank', NULL, 1794782553.0814688);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 141, '* card fireman 4', NULL, 1794782553.0814688);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 142, '* card ship tea rubber rubber', NULL, 1794782553.0814688);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 143, '1 bid 3', 'anne-id', 1794782553.1045887);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 144, '2 bid 3', 'anne-id', 1794782553.1286075);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 145, '1 bid 2', 'anne-id', 1794782553.1469483);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 146, '2 bid 2', 'anne-id', 1794782553.1886382);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 147, '1 bid 1', 'anne-id', 1794782553.2246532);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 148, '2 bid 3', 'anne-id', 1794782553.2797234);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 149, '1 buy', 'anne-id', 1794782553.3155339);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 150, '1 buy', 'anne-id', 1794782553.3605874);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 151, '1 pass', 'anne-id', 1794782553.3949506);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 152, '2 pass', 'anne-id', 1794782553.4406075);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 153, '2 pass', 'anne-id', 1794782553.4765072);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 154, '2 done', 'anne-id', 1794782553.4916117);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 155, '* card contract rubber cloth', NULL, 1794782553.4916117);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 156, '* card ship coffee tea rubber', NULL, 1794782553.4916117);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 157, '* card contract tea spices cloth', NULL, 1794782553.4916117);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 158, '2 bid 3', 'anne-id', 1794782553.5178754);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 159, '1 bid 2', 'anne-id', 1794782553.541978);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 160, '2 bid 1', 'anne-id', 1794782553.5606265);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 161, '1 bid 3', 'anne-id', 1794782553.5907931);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 162, '2 bid 3', 'anne-id', 1794782553.6090052);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 163, '1 bid 3', 'anne-id', 1794782553.6294124);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 164, '2 buy', 'anne-id', 1794782553.6724875);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 165, '1 buy', 'anne-id', 1794782553.7048979);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 166, '2 pass', 'anne-id', 1794782553.7293313);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 167, '1 pass', 'anne-id', 1794782553.7775488);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 168, '2 pass', 'anne-id', 1794782553.8141007);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 169, '1 pass', 'anne-id', 1794782553.8568718);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 170, '2 deliver rubber 4', 'anne-id', 1794782553.874608);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 171, '1 swap coffee tea rubber for tea', 'anne-id', 1794782553.9132514);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 172, '1 done', 'anne-id', 1794782553.9445581);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 173, '* card church', NULL, 1794782553.9445581);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 174, '* card ship tea tea cloth', NULL, 1794782553.9445581);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 175, '* card ship coffee tea spices', NULL, 1794782553.9445581);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 176, '1 bid 3', 'anne-id', 1794782553.9572237);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 177, '2 bid 3', 'anne-id', 1794782554.0095391);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 178, '1 bid 1', 'anne-id', 1794782554.0576146);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 179, '2 bid 1', 'anne-id', 1794782554.0925455);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 180, '1 bid 1', 'anne-id', 1794782554.1129227);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 181, '2 bid 3', 'anne-id', 1794782554.1926255);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 182, '1 buy', 'anne-id', 1794782554.2254071);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 183, '1 pass', 'anne-id', 1794782554.250626);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 184, '2 buy', 'anne-id', 1794782554.2651086);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 185, '2 warehouse coffee', 'anne-id', 1794782554.2885094);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 186, '2 deliver coffee 2', 'anne-id', 1794782554.3065426);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 187, '2 warehouse tea', 'anne-id', 1794782554.3493629);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 188, '2 discard tea', 'anne-id', 1794782554.3837194);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 189, '2 done', 'anne-id', 1794782554.426148);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 190, '* card fire 3', NULL, 1794782554.426148);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 191, '* card prayer_boat', NULL, 1794782554.426148);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 192, '* card ship coffee rubber cloth', NULL, 1794782554.426148);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 193, '* card office', NULL, 1794782554.426148);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 194, '2 bid 1', 'anne-id', 1794782554.4689965);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 195, '1 bid 1', 'anne-id', 1794782554.513823);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 196, '2 bid 3', 'anne-id', 1794782554.572555);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 197, '1 bid 1', 'anne-id', 1794782554.6172845);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 198, '2 bid 2', 'anne-id', 1794782554.6704679);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 199, '1 bid 1', 'anne-id', 1794782554.7098298);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 200, '2 pass', 'anne-id', 1794782554.751965);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 201, '1 pass', 'anne-id', 1794782554.8181467);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 202, '1 buy', 'anne-id', 1794782554.883574);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 203, '2 pass', 'anne-id', 1794782554.9655519);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 204, '2 buy', 'anne-id', 1794782554.9916182);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 205, '* card fireman 4', NULL, 1794782554.9916182);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 206, '* card office', NULL, 1794782554.9916182);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 207, '* card ship coffee cloth cloth', NULL, 1794782554.9916182);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 208, '1 bid 3', 'anne-id', 1794782555.0107865);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 209, '2 bid 3', 'anne-id', 1794782555.0172322);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 210, '1 bid 2', 'anne-id', 1794782555.030759);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 211, '2 bid 1', 'anne-id', 1794782555.0625832);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 212, '1 bid 3', 'anne-id', 1794782555.1046033);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 213, '2 bid 1', 'anne-id', 1794782555.1414816);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 214, '2 pass', 'anne-id', 1794782555.1766849);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 215, '2 buy', 'anne-id', 1794782555.2006009);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 216, '1 pass', 'anne-id', 1794782555.2327092);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 217, '1 pass', 'anne-id', 1794782555.2660477);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 218, '2 pass', 'anne-id', 1794782555.3162901);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 219, '1 buy', 'anne-id', 1794782555.3392518);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 220, '1 swap coffee spices cloth for spices', 'anne-id', 1794782555.3822172);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 221, '1 house cloth', 'anne-id', 1794782555.3973386);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 222, '1 done', 'anne-id', 1794782555.4248626);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 223, '* card chamber', NULL, 1794782555.4248626);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 224, '* card fireman 5', NULL, 1794782555.4248626);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 225, '* card ship spices spices spices', NULL, 1794782555.4248626);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 226, '2 bid 3', 'anne-id', 1794782555.4551315);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 227, '1 bid 2', 'anne-id', 1794782555.47446);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 228, '2 bid 3', 'anne-id', 1794782555.4996905);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 229, '1 bid 2', 'anne-id', 1794782555.5319328);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 230, '2 bid 2', 'anne-id', 1794782555.5617058);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 231, '1 bid 2', 'anne-id', 1794782555.5956721);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 232, '1 buy', 'anne-id', 1794782555.6226928);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 233, '2 pass', 'anne-id', 1794782555.662216);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 234, '2 buy', 'anne-id', 1794782555.6999493);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 235, '2 deliver spices 2', 'anne-id', 1794782555.7486444);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 236, '2 trade spices', 'anne-id', 1794782555.784612);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 237, '2 deliver spices 4', 'anne-id', 1794782555.8245862);
INSERT INTO public.lines VALUES ('JE3dOh57EH-ZfmNdlCni7A', 238, '* card fire 4', NULL, 1794782555.8245862);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 0, '* start 1', NULL, 1794782564.3458753);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 1, '* card office', NULL, 1794782564.3458753);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 2, '* card trader rubber', NULL, 1794782564.3458753);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 3, '* card contract coffee spices rubber cloth', NULL, 1794782564.3458753);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 4, '* card trader tea', NULL, 1794782564.3458753);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 5, '1 bid 4', 'anne-id', 1794782564.4170387);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 6, '2 bid 1', 'anne-id', 1794782564.4698598);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 7, '3 bid 2', 'anne-id', 1794782564.5329788);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 8, '1 bid 4', 'anne-id', 1794782564.5888553);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 9, '2 bid 2', 'anne-id', 1794782564.6326652);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 10, '3 bid 3', 'anne-id', 1794782564.684956);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 11, '1 bid 3', 'anne-id', 1794782564.7446952);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 12, '2 bid 1', 'anne-id', 1794782564.792821);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 13, '3 bid 1', 'anne-id', 1794782564.832682);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 14, '2 pass', 'anne-id', 1794782564.854368);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 15, '2 pass', 'anne-id', 1794782564.895691);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 16, '3 buy', 'anne-id', 1794782564.9414337);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 17, '3 pass', 'anne-id', 1794782564.974237);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 18, '2 buy', 'anne-id', 1794782565.0160384);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 19, '3 buy', 'anne-id', 1794782565.0579033);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 20, '1 buy', 'anne-id', 1794782565.087521);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 21, '* card trader cloth', NULL, 1794782565.087521);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 22, '* card fireman 2', NULL, 1794782565.087521);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 23, '* card warehouse', NULL, 1794782565.087521);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 24, '* card trader spices', NULL, 1794782565.087521);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 25, '2 bid 3', 'anne-id', 1794782565.1224506);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 26, '3 bid 4', 'anne-id', 1794782565.1516898);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 27, '1 bid 3', 'anne-id', 1794782565.2089229);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 28, '2 bid 1', 'anne-id', 1794782565.2636936);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 29, '3 bid 2', 'anne-id', 1794782565.3135073);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 30, '1 bid 1', 'anne-id', 1794782565.3676093);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 31, '2 bid 4', 'anne-id', 1794782565.391497);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 32, '3 bid 4', 'anne-id', 1794782565.42666);
INSERT INTO public.lines VALUES ('1AmticNc1jL1PgQNJl7CPw', 33, '1 bid 4', 'anne-id', 1794782565.4651065);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 0, '* resources 1 leather iron fur fur', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 1, '* resources 2 iron linen linen linen', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 2, '* resources 3 iron iron fur fur', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 3, '* good 1 4', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 4, '* good 2 2', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 5, '* good 3 1', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 6, '* ship 1 2', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 7, '* ship 2 10', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 8, '* ship 3 11', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 9, '* ship 4 1', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 10, '* relic 1 nowgorod shrine', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 11, '* relic 2 nowgorod 9', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 12, '* relic 3 london 14', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 13, '* relic 4 nowgorod 14', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 14, '* relic 5 bergen 9', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 15, '* relic 6 nowgorod 5', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 16, '* relic 7 bergen 14', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 17, '* relic 8 brugge 12', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 18, '* relic 9 london 9', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 19, '* relic 10 london 12', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 20, '* week 3', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 21, '* booth 1 leather leather iron iron fur', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 22, '* booth 2 leather iron wood linen', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 23, '* booth 3 leather leather wood', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 24, '* booth 4 leather leather iron iron wood fur', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 25, '* booth 5 leather wood linen linen linen fur', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 26, '* booth 6 leather iron linen fur fur', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 27, '* booth 7 wood fur', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 28, '* edicts saddler recall_wednesday exchange_money', NULL, 1794782565.4938788);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 29, '1 card 4', 'anne-id', 1794782565.5645192);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 30, '2 card 8', 'anne-id', 1794782565.618574);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 31, '3 card 8', 'anne-id', 1794782565.6748235);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 32, '* tiebreak 2 5', NULL, 1794782565.6748235);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 33, '* tiebreak 3 5', NULL, 1794782565.6748235);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 34, '* tiebreak 2 6', NULL, 1794782565.6748235);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 35, '* tiebreak 3 3', NULL, 1794782565.6748235);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 36, '2 booth 7', 'anne-id', 1794782565.7148442);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 37, '3 booth 4', 'anne-id', 1794782565.7565496);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 38, '1 pass', 'anne-id', 1794782565.796583);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 39, '2 booth 6', 'anne-id', 1794782565.8405893);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 40, '3 booth 3', 'anne-id', 1794782565.873128);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 41, '2 pass', 'anne-id', 1794782565.9184241);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 42, '3 booth 5', 'anne-id', 1794782565.9692523);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 43, '3 pass', 'anne-id', 1794782566.008561);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 44, '1 no', 'anne-id', 1794782566.0526316);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 45, '2 yes', 'anne-id', 1794782566.071107);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 46, '3 no', 'anne-id', 1794782566.116067);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 47, '1 yes', 'anne-id', 1794782566.1469314);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 48, '2 no', 'anne-id', 1794782566.1846495);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 49, '3 yes', 'anne-id', 1794782566.2486875);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 50, '2 recall 1', 'anne-id', 1794782566.3046644);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 51, '3 recall 0', 'anne-id', 1794782566.352673);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 52, '2 order painting', 'anne-id', 1794782566.3826554);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 53, '3 order painting', 'anne-id', 1794782566.4367273);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 54, '1 pass', 'anne-id', 1794782566.4951503);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 55, '2 pass', 'anne-id', 1794782566.5528533);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 56, '3 order saddle', 'anne-id', 1794782566.5845523);
INSERT INTO public.lines VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 57, '3 order clothing', 'anne-id', 1794782566.634294);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 0, '* start 1', NULL, 1794782566.6634645);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 1, '1 good soest.iron', 'anne-id', 1794782566.7287621);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 2, '1 carriage soest-paderborn', 'anne-id', 1794782566.7575886);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 3, '2 good builefeld.salt', 'anne-id', 1794782566.7891545);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 4, '2 carriage builefeld-paderborn', 'anne-id', 1794782566.8235943);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 5, '3 good builefeld.iron', 'anne-id', 1794782566.8688762);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 6, '3 carriage moenster-builefeld', 'anne-id', 1794782566.9094398);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 7, '1 good moenster.iron', 'anne-id', 1794782566.9376044);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 8, '1 carriage essen-moenster', 'anne-id', 1794782566.9805229);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 9, '2 good builefeld.iron', 'anne-id', 1794782567.0099561);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 10, '2 carriage builefeld-paderborn', 'anne-id', 1794782567.0509899);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 11, '3 good duisburg.beer', 'anne-id', 1794782567.0879095);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 12, '3 carriage duisburg-hagen', 'anne-id', 1794782567.133903);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 13, '1 good duisburg.beer', 'anne-id', 1794782567.164784);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 14, '1 carriage duisburg-essen', 'anne-id', 1794782567.1956384);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 15, '2 good hagen.beer', 'anne-id', 1794782567.2197816);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 16, '2 carriage hagen-olpe', 'anne-id', 1794782567.2533112);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 17, '3 good duisburg.beer', 'anne-id', 1794782567.2889335);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 18, '3 carriage duisburg-hagen', 'anne-id', 1794782567.3266191);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 19, '* card moenster.iron 4 hagen.beer 5 soest.salt 3 dortmund.beer 4', NULL, 1794782567.3266191);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 20, '1 next', 'anne-id', 1794782567.3586683);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 21, '1 dump soest.iron', 'anne-id', 1794782567.3856826);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 22, '2 next', 'anne-id', 1794782567.4238243);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 23, '2 dump hagen.beer', 'anne-id', 1794782567.4484746);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 24, '3 sell builefeld.iron', 'anne-id', 1794782567.4805973);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 25, '3 sell duisburg.beer', 'anne-id', 1794782567.5083187);
INSERT INTO public.lines VALUES ('ucKggv1t6hMJYK5B5ns8Og', 26, '1 buy soest', 'anne-id', 1794782567.539091);
INSERT INTO public.seats VALUES ('JE3dOh57EH-ZfmNdlCni7A', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('JE3dOh57EH-ZfmNdlCni7A', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('ewRpssTGTTrIhc1nNHw5hg', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('ewRpssTGTTrIhc1nNHw5hg', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('1AmticNc1jL1PgQNJl7CPw', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('1AmticNc1jL1PgQNJl7CPw', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('1AmticNc1jL1PgQNJl7CPw', 3, 'person', 'anne-id', 'Marc', NULL);
INSERT INTO public.seats VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 3, 'person', 'anne-id', 'Marc', NULL);
INSERT INTO public.seats VALUES ('ucKggv1t6hMJYK5B5ns8Og', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('ucKggv1t6hMJYK5B5ns8Og', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('ucKggv1t6hMJYK5B5ns8Og', 3, 'person', 'anne-id', 'Marc', NULL);
INSERT INTO public.seats VALUES ('hT2GS1Xd71LScrJ9n1m7Uw', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('hT2GS1Xd71LScrJ9n1m7Uw', 2, 'open', NULL, '', NULL);
INSERT INTO public.tables VALUES ('ewRpssTGTTrIhc1nNHw5hg', 'speicherstadt', 2, 'removals', '2b17f1f1c925a068b6b1885aff0bf40b4ac71045ac54b2fb6d7aa071be0dc6b4', 'over', 187, 187, 239, 239, NULL, false, 'anne-id', NULL, 1794782548.7361283, 1794782564.2246988);
INSERT INTO public.tables VALUES ('JE3dOh57EH-ZfmNdlCni7A', 'speicherstadt', 2, 'removals', '98d3ebfb80f6743782f680aa26aed2cbff8bc117a49cc1252db76fc2726cc1b9', 'over', 187, 188, 239, 239, NULL, false, 'anne-id', NULL, 1794782548.6608968, 1794782564.2650912);
INSERT INTO public.tables VALUES ('1AmticNc1jL1PgQNJl7CPw', 'speicherstadt', 3, 'removals', 'bc984d762581316acd9bbe78639d01c64c6e7d94b8961cb9a5a21972a9e2ca8f', 'running', 26, 26, 34, 33, 2, false, 'anne-id', NULL, 1794782564.3458753, 1794782565.4651065);
INSERT INTO public.tables VALUES ('BvO2wLXO_iZ-o1v0-3R5zw', 'colonia', 3, '', 'b15bccc3bf9564de6f549d90de8c60722e310b015b19d89d4830c6999e3e6039', 'running', 26, 26, 58, 56, 3, false, 'anne-id', NULL, 1794782565.4938788, 1794782566.634294);
INSERT INTO public.tables VALUES ('ucKggv1t6hMJYK5B5ns8Og', 'hellweg', 3, '', '1c838462d34a24df745dc6cbc2c426a50def7e23b4ff2bbab642aa0560a02aa6', 'running', 26, 26, 27, 26, 2, false, 'anne-id', NULL, 1794782566.6634645, 1794782567.539091);
INSERT INTO public.tables VALUES ('hT2GS1Xd71LScrJ9n1m7Uw', 'speicherstadt', 2, 'removals', 'a577aa96a2b48f6d864953f3b41c974bbe84ada20464f5e57acc2ef31a8738ed', 'open', 1, 1, 0, 0, NULL, true, 'anne-id', NULL, 1794782567.5515566, 1794782567.5515566);
INSERT INTO public.users VALUES ('anne-id', 'Anne', 1794782548.652742, 0);
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
