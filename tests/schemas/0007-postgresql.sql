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
    many_seats boolean DEFAULT false NOT NULL,
    result character varying(100)
);
CREATE TABLE public.users (
    id character varying(32) NOT NULL,
    name character varying(40) NOT NULL,
    created double precision NOT NULL,
    epoch integer DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.chat ALTER COLUMN id SET DEFAULT nextval('public.chat_id_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0007');
INSERT INTO public.archive VALUES ('HX77Vl6UPNNSC-tD0zmp3w', '\x78da9d5adb6e23390efd15238f8b1e43e255fc96c160e1240e124c2669d8c90ce6ef97b2ab7c2d89ea0502743f1cb254c5c3c38bfcfbef0fff59edbf36bbaf557ef8f1f1fdfefe23ab919a21d19a4b4ac0fac78f8a7adaec9e579f2f2f6f4fdb11e4cbdb6efbd7e663ccedd3e7c7d76ef3f4e5ff7979d96e57fb9ffe947dd732af1edf9e57f8f0e361f3f1b1fdededf9e10c2ceb949358860a8403105a40ca487676d8c4a948c6b3bfdcc0e59c944aec2f9308f0803fcdcc5c26e0f7bf2d9891719a603f37fb7d0307006809a6f335dd0115ff2a13ace7ae60e66c1791fc67b3dbbe7e7eefef38b204f6983f6f77abddf7e3e376f70b06cbf4b832802e3d3015468aa3846042a87198908531cbd96313580a1b684c4cca60ee34a63a1164320b434f9afc8c18859e8c186218432ea70fd346111500bd8fe031cfef23786f702b0d5fdb4d9330f7d6b30a4117dcffc02c08621687cc03cb62b143492626030efdc16465e088424a601a135f149c0451d8c45f2401471cd0eceaa91ceaf814afd5d3fbe7d7eb7d20eedd4c24f150ff023af6deff348a50ac709cc2ca2005211605550f1f4a2c337a200ec4672c393b69070851c02c5b58368a64068ae25c5cb38eb56ffae2fbd7b79f23f97867d849c7ee430eb16d45f86cd98f9b2597499538ed0c903597f82bfb7f30d3401537c5f9d1c1194d944ee5be09b475029769a640f51d47fe714c629c32cfafdc81e58cf9f81e519bd7c00e01db9abfcc810117931285e6bdfc739c9746e050e21d5848926aec1152d149b97b1ae14014358cc8eb38f1e60606fc15f397c961c49de01953a0240e43f74714bb5398605d3aa2e7012eb601950bcbfddf82d5ad50fddf860dde9cedfa7420cf561ea1037b1b2f79800eec0d2ce2804313a1129f5052ad6a100b8f64c84c1af14120652cfdca52516ab940c81aa9e42f123e94847852d9c310720af8329cd5ffa614d86fdfdf6fc7cf652bf5da30959bd3b473ec5516f19ac525787ac743afd203bbf8e354509eb7ef6f7f1fdba015b5f05c20cd9dc3f124135597e15212cf9de7ecff585c5bc4d092bdaf951b93e3776a7144bdd63163b8375842ce050547c087343d2776a311b9b2ecab677172a73c90d1c5abaf0ee45f29d9b20ee8b1254f55d4f888de517a2703f111cde9ad16e696a93a870249e6e41d871734ea378b15e673f069cc3c24d5a5f02e9bf809781e37ce29350773d9c6fc2c7295555d7cf6baed83f26d3772db882e2287aac8a2e55223d3a36adf49d0065d1b77facc0a74ddc86881dc57a079835224f6089930690932e20034460e12a2e26a874238e0907c7c82889798bd27e312c2c02b21f52b4d85d5c93cdb2d65bb3447823457a7b3c9bc095936f1c44018ac35155fcc3fdb947c97f5a31535aaeb00a66b8389a14d1b2e7a4abde7cf8fd6e1395942f9f5916ed1742e0b34025e6816079ed44f04c602a20389e02d5cf63e64c0236b9dbae24c60a114ee8a2b4e611af5723761b80896d316bdc97149de105a9858e28423be6fa2bac416d71f4a9755e28a0fcb3686898f0a735bfe7baadc30bb9e0bc78d4fdcea2bf185619f2e0a9ee34ab1cc79ef36adeefad155632b5962ba14a8551763fe55587495526106debe72c417c32c061429ac29a6d32abf81caebe4a9a6f386744887ddc627311bef4fdcc067a8d325512cc3f95086e70fdb14488715e0cc53a4f6ff6c9649b97af9dcf57a9bec953295a9ea43ef795edad48bef6d265c127999ce4ba68f9b8f3f4770b3707317dca3be034d21451dafe310450042aae67a0b237cd943e70690ea3518c70ec9c5d24229cf5e6ebca10a7a68475111c21291ff30dbabf63b7cc70967f5f34d94af3cbbed24638e79a9f206eaae476febb59b94e401e6300d4a4e251f6fe31a635d83940dc3e9c5aefe1936be4ebd01e33e7f4addaac4f429c57b5dc598e186e87f1aa78c8f474a162d7e18ea58271c2dc52b8e33d91ccd26d9e0309861701be9b04c4501832ae030313bdda7f7dc79965a547bc0959241ed3213166ea80ec9d01277f7e1e2813c5a0c1cef438c2a8d6da52a5e39cd9746dd759163b12aff7ceddc4c31c7d5b5a25d149aa51c09de1b5d002cf1e5aaa903ae8a4d70bfc8e28601d54de0553a1ee6f3db2d5013b9381b2c817fee36ff6e77ff7dfcdc7c8dc0171757d7c85e97e54021ef03214e442ac91ba830b51d58aff62c9c4460cd59dc61893d3298b78cd1ef212ad02585254c6e1f4458284ac643f9428d6002b5c3a3f0a1c24944234111affc20fc0b0d23ac35ab5e8d97af9bbf16cac23d70e89e74f101dfbba7d70eae1f2517ccf932afafe9ee4db350cca49288d106d85ec0274693f88c3ef3181a0c78b494cc229298cf3293fe774962de07c9657ebf6e768f9fdf0b31b9435e06b337fb2d98b676da57d87e8a5a2929c51d2bfa4484a229fcb00e441f27c3cd74052a56b18bce88eb9c7d12c11c499d03bd84d27c87d48c96e3ead23ed0115c434af5273afdccc7ba4f14bbdf3277d614586bb7bf130ef40bed4618ebf832ffd86fac77462fec28445161779c77656823e3d60276b9b65d02fbc4409f2a2885e316aea95e0a60ecb04e5b16af2e1c28fe453976c889b9648b1dba5c7a7b4b2123eb6f2e7c148ab8c62e97f3eabae74d9d5e125c7f3a4e32d48be1851d5b87428224e5eee717741fee09f8c7ff003bb09022');
INSERT INTO public.chat VALUES (1, 'hLooxj2rM2uDRoEVH8Vt1Q', 'anne-id', 'Anne', 'Well played – ’t was mooi!', 1794799353.6531944);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 0, '* start 2', NULL, 1794799344.533436);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 1, '* card fireman 2', NULL, 1794799344.533436);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 2, '* card office', NULL, 1794799344.533436);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 3, '* card contract coffee spices rubber cloth', NULL, 1794799344.533436);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 4, '2 bid 1', 'anne-id', 1794799344.669323);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 5, '1 bid 3', 'anne-id', 1794799344.7045488);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 6, '2 bid 1', 'anne-id', 1794799344.724701);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 7, '1 bid 1', 'anne-id', 1794799344.757169);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 8, '2 bid 2', 'anne-id', 1794799344.7815938);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 9, '1 bid 3', 'anne-id', 1794799344.801232);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 10, '2 buy', 'anne-id', 1794799344.8288767);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 11, '2 pass', 'anne-id', 1794799344.8385205);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 12, '1 buy', 'anne-id', 1794799344.854073);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 13, '* card trader spices', NULL, 1794799344.854073);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 14, '* card warehouse', NULL, 1794799344.854073);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 15, '* card contract coffee spices', NULL, 1794799344.854073);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 16, '1 bid 2', 'anne-id', 1794799344.8925107);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 17, '2 bid 2', 'anne-id', 1794799344.916565);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 18, '1 bid 2', 'anne-id', 1794799344.9292152);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 19, '2 bid 3', 'anne-id', 1794799344.9379585);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 20, '1 bid 1', 'anne-id', 1794799344.95695);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 21, '2 bid 3', 'anne-id', 1794799344.9627576);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 22, '1 pass', 'anne-id', 1794799344.9725013);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 23, '1 buy', 'anne-id', 1794799344.9895048);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 24, '2 buy', 'anne-id', 1794799345.001492);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 25, '* card trader rubber', NULL, 1794799345.001492);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 26, '* card contract coffee tea rubber', NULL, 1794799345.001492);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 27, '* card trader cloth', NULL, 1794799345.001492);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 28, '2 bid 3', 'anne-id', 1794799345.020833);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 29, '1 bid 2', 'anne-id', 1794799345.0331388);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 30, '2 bid 1', 'anne-id', 1794799345.0415256);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 31, '1 bid 1', 'anne-id', 1794799345.0568917);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 32, '2 bid 2', 'anne-id', 1794799345.0696604);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 33, '1 bid 2', 'anne-id', 1794799345.094581);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 34, '2 pass', 'anne-id', 1794799345.1210053);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 35, '1 buy', 'anne-id', 1794799345.1405225);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 36, '2 pass', 'anne-id', 1794799345.1698544);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 37, '1 pass', 'anne-id', 1794799345.1967003);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 38, '2 buy', 'anne-id', 1794799345.2167373);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 39, '* card fireman 1', NULL, 1794799345.2167373);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 40, '* card trader coffee', NULL, 1794799345.2167373);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 41, '* card trader tea', NULL, 1794799345.2167373);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 42, '1 bid 2', 'anne-id', 1794799345.2443025);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 43, '2 bid 3', 'anne-id', 1794799345.2692943);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 44, '1 bid 1', 'anne-id', 1794799345.2958694);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 45, '2 bid 3', 'anne-id', 1794799345.3184106);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 46, '1 bid 1', 'anne-id', 1794799345.3287284);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 47, '2 bid 3', 'anne-id', 1794799345.3404765);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 48, '1 pass', 'anne-id', 1794799345.3685095);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 49, '1 buy', 'anne-id', 1794799345.3925452);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 50, '1 pass', 'anne-id', 1794799345.4134016);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 51, '2 pass', 'anne-id', 1794799345.4254827);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 52, '2 pass', 'anne-id', 1794799345.435867);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 53, '* card fire 1', NULL, 1794799345.435867);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 54, '* card fireman 3', NULL, 1794799345.435867);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 55, '* card office', NULL, 1794799345.435867);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 56, '* card ship coffee rubber cloth', NULL, 1794799345.435867);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 57, '2 bid 3', 'anne-id', 1794799345.442573);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 58, '1 bid 2', 'anne-id', 1794799345.4560091);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 59, '2 bid 3', 'anne-id', 1794799345.4687662);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 60, '1 bid 3', 'anne-id', 1794799345.4756916);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 61, '2 bid 2', 'anne-id', 1794799345.4995136);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 62, '1 bid 3', 'anne-id', 1794799345.5202634);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 63, '1 pass', 'anne-id', 1794799345.5290735);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 64, '2 pass', 'anne-id', 1794799345.5344758);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 65, '2 buy', 'anne-id', 1794799345.5427668);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 66, '2 swap coffee rubber cloth for coffee', 'anne-id', 1794799345.5617802);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 67, '2 house coffee', 'anne-id', 1794799345.577973);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 68, '2 done', 'anne-id', 1794799345.5851622);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 69, '* card ship tea tea spices', NULL, 1794799345.5851622);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 70, '* card ship coffee spices rubber', NULL, 1794799345.5851622);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 71, '* card fireman 2', NULL, 1794799345.5851622);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 72, '1 bid 3', 'anne-id', 1794799345.5909808);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 73, '2 bid 2', 'anne-id', 1794799345.60934);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 74, '1 bid 1', 'anne-id', 1794799345.6208658);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 75, '2 bid 2', 'anne-id', 1794799345.6280859);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 76, '1 bid 1', 'anne-id', 1794799345.6439595);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 77, '2 bid 2', 'anne-id', 1794799345.6654928);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 78, '1 pass', 'anne-id', 1794799345.6907725);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 79, '1 buy', 'anne-id', 1794799345.7174478);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 80, '2 pass', 'anne-id', 1794799345.7525873);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 81, '1 buy', 'anne-id', 1794799345.7742188);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 82, '1 swap tea tea spices for spices', 'anne-id', 1794799345.8127735);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 83, '1 done', 'anne-id', 1794799345.8402076);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 84, '2 done', 'anne-id', 1794799345.872608);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 85, '* card contract coffee spices cloth', NULL, 1794799345.872608);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 86, '* card contract coffee tea rubber cloth', NULL, 1794799345.872608);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 87, '* card fireman 1', NULL, 1794799345.872608);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 88, '2 bid 1', 'anne-id', 1794799345.8927264);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 89, '1 bid 1', 'anne-id', 1794799345.9155042);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 90, '2 bid 1', 'anne-id', 1794799345.93853);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 91, '1 bid 2', 'anne-id', 1794799345.9656231);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 92, '2 bid 3', 'anne-id', 1794799345.98495);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 93, '1 bid 3', 'anne-id', 1794799346.0138211);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 94, '2 buy', 'anne-id', 1794799346.0286345);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 95, '1 pass', 'anne-id', 1794799346.0416522);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 96, '1 buy', 'anne-id', 1794799346.0469327);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 97, '2 deliver coffee 1', 'anne-id', 1794799346.061261);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 98, '* card contract tea spices', NULL, 1794799346.061261);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 99, '* card ship coffee coffee cloth', NULL, 1794799346.061261);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 100, '* card ship coffee rubber rubber', NULL, 1794799346.061261);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 101, '1 bid 3', 'anne-id', 1794799346.077201);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 102, '2 bid 1', 'anne-id', 1794799346.09799);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 103, '1 bid 1', 'anne-id', 1794799346.1180422);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 104, '2 bid 3', 'anne-id', 1794799346.128803);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 105, '1 bid 1', 'anne-id', 1794799346.1364546);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 106, '2 bid 3', 'anne-id', 1794799346.149757);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 107, '1 buy', 'anne-id', 1794799346.1765065);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 108, '2 buy', 'anne-id', 1794799346.1949832);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 109, '2 done', 'anne-id', 1794799346.2245433);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 110, '* card contract tea rubber cloth', NULL, 1794799346.2245433);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 111, '* card contract coffee tea spices rubber', NULL, 1794799346.2245433);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 112, '* card fire 2', NULL, 1794799346.2245433);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 113, '* card ship tea rubber cloth', NULL, 1794799346.2245433);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 114, '2 bid 2', 'anne-id', 1794799346.2551208);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 115, '1 bid 3', 'anne-id', 1794799346.285159);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 116, '2 bid 3', 'anne-id', 1794799346.305503);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 117, '1 bid 1', 'anne-id', 1794799346.3521178);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 118, '2 bid 2', 'anne-id', 1794799346.3698003);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 119, '1 bid 3', 'anne-id', 1794799346.3890612);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 120, '1 buy', 'anne-id', 1794799346.394904);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 121, '2 pass', 'anne-id', 1794799346.4085512);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 122, '1 buy', 'anne-id', 1794799346.4159431);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 123, '1 done', 'anne-id', 1794799346.4318047);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 124, '* card ship tea rubber cloth', NULL, 1794799346.4318047);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 125, '* card bank', NULL, 1794799346.4318047);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 126, '* card contract rubber cloth', NULL, 1794799346.4318047);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 127, '1 bid 3', 'anne-id', 1794799346.446805);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 128, '2 bid 3', 'anne-id', 1794799346.4519157);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 129, '1 bid 1', 'anne-id', 1794799346.4574442);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 130, '2 bid 1', 'anne-id', 1794799346.4625146);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 131, '1 bid 3', 'anne-id', 1794799346.467772);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 132, '2 bid 3', 'anne-id', 1794799346.4765542);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 133, '2 buy', 'anne-id', 1794799346.481788);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 134, '2 pass', 'anne-id', 1794799346.4876544);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 135, '2 done', 'anne-id', 1794799346.49868);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 136, '* card ship tea spices cloth', NULL, 1794799346.49868);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 137, '* card fireman 4', NULL, 1794799346.49868);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 138, '* card ship coffee tea spices', NULL, 1794799346.49868);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 139, '2 bid 1', 'anne-id', 1794799346.520627);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 140, '1 bid 2', 'anne-id', 1794799346.5442789);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 141, '2 bid 2', 'anne-id', 1794799346.5667534);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 142, '1 bid 1', 'anne-id', 1794799346.5927017);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 143, '2 bid 3', 'anne-id', 1794799346.6125133);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 144, '1 bid 1', 'anne-id', 1794799346.6365328);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 145, '2 pass', 'anne-id', 1794799346.647822);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 146, '1 buy', 'anne-id', 1794799346.6765563);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 147, '2 buy', 'anne-id', 1794799346.6947932);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 148, '2 pass', 'anne-id', 1794799346.7071254);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 149, '1 warehouse tea', 'anne-id', 1794799346.7332127);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 150, '1 done', 'anne-id', 1794799346.7527797);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 151, '* card ship rubber rubber rubber', NULL, 1794799346.7527797);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 152, '* card contract tea spices cloth', NULL, 1794799346.7527797);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 153, '* card fireman 5', NULL, 1794799346.7527797);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 154, '1 bid 3', 'anne-id', 1794799346.7724872);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 155, '2 bid 2', 'anne-id', 1794799346.7881846);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 156, '1 bid 1', 'anne-id', 1794799346.8066454);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 157, '2 bid 3', 'anne-id', 1794799346.8297682);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 158, '1 bid 1', 'anne-id', 1794799346.852786);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 159, '2 bid 2', 'anne-id', 1794799346.87871);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 160, '1 buy', 'anne-id', 1794799346.904557);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 161, '2 pass', 'anne-id', 1794799346.9214437);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 162, '2 buy', 'anne-id', 1794799346.9528782);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 163, '2 pass', 'anne-id', 1794799346.9726825);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 164, '1 deliver rubber 1', 'anne-id', 1794799346.9965446);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 165, '1 swap tea rubber rubber for spices', 'anne-id', 1794799347.0189974);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 166, '1 warehouse spices', 'anne-id', 1794799347.0434768);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 167, '1 done', 'anne-id', 1794799347.0730312);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 168, '* card church', NULL, 1794799347.0730312);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 169, '* card fire 3', NULL, 1794799347.0730312);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 170, '* card office', NULL, 1794799347.0730312);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 171, '* card ship coffee coffee spices', NULL, 1794799347.0730312);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 172, '2 bid 2', 'anne-id', 1794799347.0917778);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 173, '1 bid 1', 'anne-id', 1794799347.1165993);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 174, '2 bid 2', 'anne-id', 1794799347.1325183);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 175, '1 bid 2', 'anne-id', 1794799347.1375968);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 176, '2 bid 1', 'anne-id', 1794799347.1525304);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 177, '1 bid 3', 'anne-id', 1794799347.1725342);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 178, '2 buy', 'anne-id', 1794799347.1916943);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 179, '2 pass', 'anne-id', 1794799347.216773);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 180, '1 buy', 'anne-id', 1794799347.233558);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 181, '1 deliver spices 2', 'anne-id', 1794799347.2568314);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 182, '* card fireman 5', NULL, 1794799347.2568314);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 183, '* card fireman 3', NULL, 1794799347.2568314);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 184, '* card office', NULL, 1794799347.2568314);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 185, '1 bid 1', 'anne-id', 1794799347.2776122);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 186, '2 bid 3', 'anne-id', 1794799347.2965915);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 187, '1 bid 1', 'anne-id', 1794799347.319258);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 188, '2 bid 2', 'anne-id', 1794799347.358243);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 189, '1 bid 2', 'anne-id', 1794799347.3684583);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 190, '2 bid 2', 'anne-id', 1794799347.389552);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 191, '1 pass', 'anne-id', 1794799347.398474);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 192, '2 buy', 'anne-id', 1794799347.413059);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 193, '* card ship coffee tea cloth', NULL, 1794799347.413059);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 194, '* card ship tea spices spices', NULL, 1794799347.413059);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 195, '* card harbour', NULL, 1794799347.413059);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 196, '2 bid 3', 'anne-id', 1794799347.420237);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 197, '1 bid 3', 'anne-id', 1794799347.428069);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 198, '2 bid 3', 'anne-id', 1794799347.4448621);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 199, '1 bid 2', 'anne-id', 1794799347.450287);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 200, '2 bid 2', 'anne-id', 1794799347.4621892);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 201, '1 bid 1', 'anne-id', 1794799347.4731772);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 202, '1 buy', 'anne-id', 1794799347.4798298);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 203, '1 pass', 'anne-id', 1794799347.4874794);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 204, '2 buy', 'anne-id', 1794799347.4986522);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 205, '1 pass', 'anne-id', 1794799347.5123272);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 206, '2 done', 'anne-id', 1794799347.5324965);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 207, '1 swap coffee tea cloth for coffee', 'anne-id', 1794799347.5539806);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 208, '1 done', 'anne-id', 1794799347.562825);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 209, '* card ship tea spices cloth', NULL, 1794799347.562825);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 210, '* card prayer_boat', NULL, 1794799347.562825);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 211, '* card fireman 4', NULL, 1794799347.562825);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 212, '1 bid 3', 'anne-id', 1794799347.5806797);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 213, '2 bid 1', 'anne-id', 1794799347.587812);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 214, '1 bid 3', 'anne-id', 1794799347.5930176);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 215, '2 bid 2', 'anne-id', 1794799347.604749);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 216, '1 bid 3', 'anne-id', 1794799347.6109476);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 217, '2 bid 2', 'anne-id', 1794799347.621089);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 218, '2 pass', 'anne-id', 1794799347.636098);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 219, '2 pass', 'anne-id', 1794799347.669487);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 220, '1 pass', 'anne-id', 1794799347.693888);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 221, '1 buy', 'anne-id', 1794799347.7140265);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 222, '* card chamber', NULL, 1794799347.7140265);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 223, '* card ship spices cloth cloth', NULL, 1794799347.7140265);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 224, '2 bid 2', 'anne-id', 1794799347.747074);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 225, '1 bid 2', 'anne-id', 1794799347.7820194);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 226, '2 bid 2', 'anne-id', 1794799347.8016272);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 227, '1 bid 2', 'anne-id', 1794799347.8322961);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 228, '2 bid 2', 'anne-id', 1794799347.8686464);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 229, '1 bid 2', 'anne-id', 1794799347.8941767);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 230, '2 pass', 'anne-id', 1794799347.9115639);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 231, '1 buy', 'anne-id', 1794799347.9425457);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 232, '1 done', 'anne-id', 1794799347.96886);
INSERT INTO public.lines VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 233, '* card fire 4', NULL, 1794799347.96886);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 0, '* start 1', NULL, 1794799353.710276);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 1, '* card office', NULL, 1794799353.710276);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 2, '* card trader rubber', NULL, 1794799353.710276);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 3, '* card fireman 2', NULL, 1794799353.710276);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 4, '* card fireman 1', NULL, 1794799353.710276);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 5, '1 bid 2', 'anne-id', 1794799353.753264);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 6, '2 bid 4', 'anne-id', 1794799353.7896724);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 7, '3 bid 3', 'anne-id', 1794799353.836621);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 8, '1 bid 1', 'anne-id', 1794799353.8703969);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 9, '2 bid 3', 'anne-id', 1794799353.9178042);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 10, '3 bid 3', 'anne-id', 1794799353.941104);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 11, '1 bid 3', 'anne-id', 1794799353.9568748);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 12, '2 bid 3', 'anne-id', 1794799353.9625764);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 13, '3 bid 3', 'anne-id', 1794799353.9682164);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 14, '1 buy', 'anne-id', 1794799353.9759688);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 15, '1 pass', 'anne-id', 1794799353.9930408);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 16, '2 buy', 'anne-id', 1794799353.999269);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 17, '* card contract coffee tea rubber', NULL, 1794799353.999269);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 18, '* card contract coffee spices rubber cloth', NULL, 1794799353.999269);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 19, '* card trader spices', NULL, 1794799353.999269);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 20, '* card trader coffee', NULL, 1794799353.999269);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 21, '2 bid 2', 'anne-id', 1794799354.0040653);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 22, '3 bid 1', 'anne-id', 1794799354.009257);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 23, '1 bid 1', 'anne-id', 1794799354.0325115);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 24, '2 bid 2', 'anne-id', 1794799354.0525143);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 25, '3 bid 3', 'anne-id', 1794799354.066117);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 26, '1 bid 1', 'anne-id', 1794799354.0894578);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 27, '2 bid 4', 'anne-id', 1794799354.1054735);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 28, '3 bid 1', 'anne-id', 1794799354.1248968);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 29, '1 bid 4', 'anne-id', 1794799354.1522589);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 30, '3 buy', 'anne-id', 1794799354.177764);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 31, '2 buy', 'anne-id', 1794799354.204733);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 32, '3 pass', 'anne-id', 1794799354.226198);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 33, '1 buy', 'anne-id', 1794799354.2579546);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 34, '* card warehouse', NULL, 1794799354.2579546);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 35, '* card trader tea', NULL, 1794799354.2579546);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 36, '* card trader cloth', NULL, 1794799354.2579546);
INSERT INTO public.lines VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 37, '* card contract coffee spices', NULL, 1794799354.2579546);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 0, '* resources 1 leather leather iron linen', NULL, 1794799354.4446185);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 1, '* resources 2 leather iron wood linen', NULL, 1794799354.4446185);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 2, '* resources 3 leather wood wood linen', NULL, 1794799354.4446185);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 3, '* good 1 5', NULL, 1794799354.4446185);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 4, '* good 2 6', NULL, 1794799354.4446185);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 5, '2 choose painting', 'anne-id', 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 6, '* good 3 5', NULL, 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 7, '* ship 1 11', NULL, 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 8, '* ship 2 1', NULL, 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 9, '* ship 3 15', NULL, 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 10, '* ship 4 12', NULL, 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 11, '* relic 1 brugge 5', NULL, 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 12, '* relic 2 bergen 12', NULL, 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 13, '* relic 3 nowgorod 14', NULL, 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 14, '* relic 4 bergen 15', NULL, 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 15, '* relic 5 nowgorod 9', NULL, 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 16, '* relic 6 brugge 14', NULL, 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 17, '* relic 7 nowgorod shrine', NULL, 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 18, '* relic 8 london 9', NULL, 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 19, '* relic 9 nowgorod 15', NULL, 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 20, '* relic 10 brugge shrine', NULL, 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 21, '* week 12', NULL, 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 22, '* booth 1 leather iron linen', NULL, 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 23, '* booth 2 linen linen fur', NULL, 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 24, '* booth 3 iron fur', NULL, 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 25, '* booth 4 leather wood linen fur fur', NULL, 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 26, '* booth 5 linen linen fur fur fur fur', NULL, 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 27, '* booth 6 leather leather wood linen linen fur', NULL, 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 28, '* booth 7 leather iron linen fur fur', NULL, 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 29, '* edicts two_relics recall_wednesday tailor', NULL, 1794799354.604872);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 30, '1 card 3', 'anne-id', 1794799354.6798656);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 31, '2 card 6', 'anne-id', 1794799354.7346404);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 32, '3 card 5', 'anne-id', 1794799354.7827969);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 33, '2 booth 4', 'anne-id', 1794799354.8377151);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 34, '3 booth 5', 'anne-id', 1794799354.8881133);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 35, '1 booth 3', 'anne-id', 1794799354.908779);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 36, '2 booth 7', 'anne-id', 1794799354.931144);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 37, '3 pass', 'anne-id', 1794799354.9405484);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 38, '1 booth 6', 'anne-id', 1794799354.9580667);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 39, '2 booth 1', 'anne-id', 1794799354.977776);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 40, '1 booth 2', 'anne-id', 1794799354.9992151);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 41, '1 no', 'anne-id', 1794799355.0176415);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 42, '2 no', 'anne-id', 1794799355.0242083);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 43, '3 no', 'anne-id', 1794799355.0452614);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 44, '1 yes', 'anne-id', 1794799355.0577748);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 45, '2 no', 'anne-id', 1794799355.0780938);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 46, '3 yes', 'anne-id', 1794799355.083807);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 47, '2 order cartwheel', 'anne-id', 1794799355.0890613);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 48, '3 order clothing', 'anne-id', 1794799355.0939105);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 49, '1 order clothing', 'anne-id', 1794799355.1149921);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 50, '2 order painting', 'anne-id', 1794799355.1385107);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 51, '3 pass', 'anne-id', 1794799355.160651);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 52, '1 order painting', 'anne-id', 1794799355.1761808);
INSERT INTO public.lines VALUES ('--RVeVBceXL8B1ZbA96SIw', 53, '2 order clothing', 'anne-id', 1794799355.1941328);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 0, '* start 2', NULL, 1794799355.3580241);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 1, '2 good duisburg.beer', 'anne-id', 1794799355.4886765);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 2, '2 carriage duisburg-essen', 'anne-id', 1794799355.5446434);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 3, '3 good builefeld.iron', 'anne-id', 1794799355.5826294);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 4, '3 carriage builefeld-paderborn', 'anne-id', 1794799355.628621);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 5, '1 good moenster.iron', 'anne-id', 1794799355.6765478);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 6, '1 carriage essen-moenster', 'anne-id', 1794799355.7127218);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 7, '2 good builefeld.salt', 'anne-id', 1794799355.7606533);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 8, '2 carriage builefeld-paderborn', 'anne-id', 1794799355.7977486);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 9, '3 good paderborn.salt', 'anne-id', 1794799355.8325355);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 10, '3 carriage soest-paderborn', 'anne-id', 1794799355.8738418);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 11, '1 good builefeld.iron', 'anne-id', 1794799355.8940837);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 12, '1 carriage dortmund-builefeld', 'anne-id', 1794799355.9273508);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 13, '2 good paderborn.beer', 'anne-id', 1794799355.9687376);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 14, '2 carriage soest-paderborn', 'anne-id', 1794799356.004967);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 15, '3 good moenster.beer', 'anne-id', 1794799356.0366073);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 16, '3 carriage moenster-builefeld', 'anne-id', 1794799356.070221);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 17, '1 good duisburg.beer', 'anne-id', 1794799356.098237);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 18, '1 carriage duisburg-essen', 'anne-id', 1794799356.1441405);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 19, '* card builefeld.salt 3 duisburg.beer 3 dortmund.iron 5 olpe.iron 5', NULL, 1794799356.1441405);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 20, '2 sell builefeld.salt', 'anne-id', 1794799356.167147);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 21, '2 sell duisburg.beer', 'anne-id', 1794799356.1896784);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 22, '3 next', 'anne-id', 1794799356.2109883);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 23, '3 dump moenster.beer', 'anne-id', 1794799356.2325501);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 24, '1 next', 'anne-id', 1794799356.268886);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 25, '1 next', 'anne-id', 1794799356.2902606);
INSERT INTO public.lines VALUES ('4iIKkDTTca-3cNLCdDHaag', 26, '1 dump moenster.iron', 'anne-id', 1794799356.3121996);
INSERT INTO public.seats VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('HX77Vl6UPNNSC-tD0zmp3w', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('HX77Vl6UPNNSC-tD0zmp3w', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('--RVeVBceXL8B1ZbA96SIw', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('--RVeVBceXL8B1ZbA96SIw', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('--RVeVBceXL8B1ZbA96SIw', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('4iIKkDTTca-3cNLCdDHaag', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('4iIKkDTTca-3cNLCdDHaag', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('4iIKkDTTca-3cNLCdDHaag', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('mrMn8sKQVF5y7fdMWcMiHw', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('mrMn8sKQVF5y7fdMWcMiHw', 2, 'open', NULL, '', NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('HX77Vl6UPNNSC-tD0zmp3w', 'speicherstadt', 2, '', 1, 'ae4c4113eda1039542facfccd19c2b4560b64c1ec53527c940679d4db0720572', 0, 'over', 201, 201, 255, 255, NULL, false, 'anne-id', NULL, 1794799344.5800257, 1794799353.634686, 180, false, '19* -4');
INSERT INTO public.tables VALUES ('hLooxj2rM2uDRoEVH8Vt1Q', 'speicherstadt', 2, '', 1, 'e66696747625fab23cbf9a632583037a555ee034ae8ff64090b848aaf8879eb5', 0, 'over', 180, 181, 234, 234, NULL, false, 'anne-id', NULL, 1794799344.533436, 1794799353.6608903, 180, false, '-3 11*');
INSERT INTO public.tables VALUES ('DZKCi_vyJsATIHm_JYcJbQ', 'speicherstadt', 3, '', 1, 'a6a20269b770b4498f2410fe864bcf3815e3664ee111910d965ce6f57e7d5d43', 0, 'running', 26, 26, 38, 38, 3, false, 'anne-id', NULL, 1794799353.710276, 1794799354.2579546, 180, false, NULL);
INSERT INTO public.tables VALUES ('--RVeVBceXL8B1ZbA96SIw', 'colonia', 3, '', 1, '6a13709cd2d848463b2619a14c50a04c1b3c2cda16feb9d84f63823a0fbbef6b', 0, 'running', 26, 26, 54, 54, 1, false, 'anne-id', NULL, 1794799354.4446185, 1794799355.1941328, 180, false, NULL);
INSERT INTO public.tables VALUES ('4iIKkDTTca-3cNLCdDHaag', 'hellweg', 3, '', 2, '4a6a6632a9cf74aac38e790ca3217bbf303d737182c4f7291ced3be8154fe460', 0, 'running', 26, 26, 27, 24, 2, false, 'anne-id', NULL, 1794799355.3580241, 1794799356.3121996, 180, false, NULL);
INSERT INTO public.tables VALUES ('mrMn8sKQVF5y7fdMWcMiHw', 'speicherstadt', 2, '', 1, '1628e8454f72e1eacd918091a8d6e8311bbf042d1593b6c077511928b2256b26', 0, 'open', 1, 1, 0, 0, NULL, true, 'anne-id', NULL, 1794799356.3152432, 1794799356.3152432, 180, false, NULL);
INSERT INTO public.users VALUES ('anne-id', 'Anne', 1794799344.401438, 0);
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
