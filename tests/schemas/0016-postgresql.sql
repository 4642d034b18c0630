CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.analyses (
    table_id character varying(32) NOT NULL,
    depth integer NOT NULL,
    progress double precision NOT NULL,
    packed bytea NOT NULL,
    changed double precision NOT NULL
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
    seen double precision NOT NULL,
    push text
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
CREATE TABLE public.mailboxes (
    user_id character varying(32) NOT NULL,
    address character varying(254) NOT NULL,
    confirmed boolean NOT NULL,
    digest character varying(8) NOT NULL,
    last double precision NOT NULL
);
CREATE TABLE public.notices (
    user_id character varying(32) NOT NULL,
    table_id character varying(32) NOT NULL,
    way character varying(4) NOT NULL,
    version integer NOT NULL,
    due double precision,
    tries integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.passkeys (
    id character varying(64) NOT NULL,
    user_id character varying(32) NOT NULL,
    credential text NOT NULL,
    name character varying(60) NOT NULL,
    created double precision NOT NULL
);
CREATE TABLE public.presence (
    table_id character varying(32) NOT NULL,
    user_id character varying(32) NOT NULL,
    server character varying(32) NOT NULL,
    until double precision NOT NULL,
    looks boolean DEFAULT true NOT NULL
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
    hints boolean DEFAULT false NOT NULL,
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
INSERT INTO public.alembic_version VALUES ('0016');
INSERT INTO public.archive VALUES ('mTVUUc0Dgr-jPFQ7L0Ksvg', '\x78daad5adb4e243710fd15c463b459b9eeae6f5945d100834021b09a8144f9fb54333d37daed72a43c20783855edf6393e55e5e6c78fdb5f6ef6ef9bddfb0ddc7e7bfd7879f906e65c81bce8f7ea05817ffb3681ee37bb879bb7c7c7e7fbed00f0feedf57db7b97f8f3f1e1fb7db9bf7ede666f77177b7dd0d0447e4c3763787f6f07073f7fc7043b7df6e37afafdb5f9f1f6ecf38ff5e9080882620f6812c4e6ee78cb80654c6809e33c21ad0aa31d24046b75270202320722d7a00fedcecf76b3856a8f598f0e39f35982014f779811d5815a51ca6867458dc4ce1df9bddf6e9ed63bfa0af057e7cde6dffdcbc4e9b9483677184a0bae83ee360528ae2999fd56dafe874105b92d12b699e0f0b87da6a9e2fe8a9582c573982e359bcab14216a3d49b7a39fc855aa64f2092db27b8396f6196f057c7588fdcf7096fd48e4fca8818064e784a9e20517b80af4aac4f969462b580b0cb05b398ed680fed045061c8c0a5ab8e2215f875d0229556baa020a55314b9e8f8bb3a77221298607d8178b7f797b7f5a52b8c41f2d0246c06d69cdda1c78665f0d24b5d6423977a432eb3021cf1ce2d9b960a9aa02605e2cc835163960470c644533ef884a465c31639949c2572f78d83f3dfffcacfc57042cb77e11d829080bec0ad92b2c9fc3938d61285224278f39fcd23cf70616d67a30f43e79ac5a75a0bd614334d28184d18c805b7ae8396003de10e73db68633d14841d5925a830028fb58ebb846ea3247bb4f6d213bc67201ee6b40a01a9581032c9f0d290e64248b7a3d92311ad2ab8ab3263f91f018abb9f245aab3e6f4aa4c1e93aa454c05bc45efd9181a5bff35ea48130d603f6de7423cf943923dae9312060e9a848fa30d6cb147ad1e508116231a58a046372f9795664d048a51ff4fddec2ab74a6004298ac945f39e2336991c3a6561e554b7e3665ee75f6b15e5ff894dd8118faa3d704655154b1d98f1d426231938a351482af940e7aaae01a47c8d0658b4524aa6459fa9989e7a1390b92feca70ba90532339b2860c8739bf2b07d79feeb3469ac6e518db1e8d8c09e86d1d395423b84a2a4fa4ce8c3dbeb2a8e85f0b00917eed4aa204be4a50efb456d25f632683cf464bac3cfeccb25c621141a10608d9e42463cd10b8c996cfcc4043dd0c2398a141fe8963d7c4c1452517bc8030833b1ba603d97e47558b4f2e9f9708b69c3162a3eb0d78e70aac7e1774dc350be4fbb0d38f784fbedcbcbb5a2da3114fddccc792fb5921c602bf5b825be56dcdde6f58f01d85543d1d1f7556cc7da279c8303661a0b2000139925e760026275f7ec644dc018c918f32542742f9535993b2660253cce276b4a9b608e8894dc0f050e4b940aa3ee2198606000d63d03132a86eeafbe3e0b65ed759063a5c7f6f414f3a9ddd51009d6d51add242f25d2062f26d16e5a1901b7c69cde9c7c9da4cf391a944b11ade2dccd6d40e7045ed4f384c4129c52be428aee5139b3fb096821b8a443f88445b35c21131c55b44afcd59c2e1bd135ef58091da06d19d99881061e9b6c54353f75705d608c779453c9852b03e754324417cc9c5b565825b1d77c85cc51f634a33cde824f77ee1dc7628b718b2475360ecbe7e3e9fa2c89d7cc3483044b0c873c5ca1a71042d7636fdca9a312fbaf8b4bd0c504bc8a5c31b825b87959d2448e2afe22b25feda21a73ad90ab7bfa0aa50cb976249e8be803198d953c97b7542a8a9c1f98691c2c409905854f99d654b51a9d66c96ef4275ca0e8d82276d4140dbb463bfc5faf499a913f779b7fb6bbdfefde36ef23f04e59bc00f73757639c741af00e5552939c7e35272e3597a846e59baffb938c1e73be419ed14abc34a4cc5ab4826092e929266334cbcc320cd5e4385e7d7e7c397c416d8399b154bd1c0eaebfd1b5a3a2f4e3d1de0f8fe8d9a0295fb5434f1fbbfb46fd5bc0367f362de70beee4543d651f63fa066051ded28f2e13aec6e4352251abcec203196be1fca3f28443899e7cc0a2225bcc0269335545ecf459a8a3d06a524c52c78b5d31e48182b3005e5a54bf4d6a87ced3607f283c87f637cfc391e70f1a7dc178b4d532e0692e56e2d939bfd12e1444c93b2c37b52b535bcd58b9106026048fa1d5403382e375417c7ee3fddf9b2667378f6fe77f0f68a481ef65fa4f18cf2e18269c08d3c0c78116f669b3bb7bfbd8f590bdad0b1c4469b6ecea6b022250c9e99d804a923b4c00a7f14a742023c7bb300c641416cf9a91802942d5442e010bd328964cfd134cc10dbe36b6dce06446fef62fd60d0458');
INSERT INTO public.chat VALUES (1, 'lfgDBSIfSNSJ06JUUTBImg', 'anne-id', 'Anne', 'Well played – ’t was mooi!', 1794813911.0812447);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 0, '* start 2', NULL, 1794813906.8647513);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 1, '* card fireman 1', NULL, 1794813906.8647513);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 2, '* card trader cloth', NULL, 1794813906.8647513);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 3, '* card fireman 2', NULL, 1794813906.8647513);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 4, '2 bid 2', 'anne-id', 1794813906.9236615);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 5, '1 bid 1', 'anne-id', 1794813906.9490254);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 6, '2 bid 3', 'anne-id', 1794813906.9559221);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 7, '1 bid 2', 'anne-id', 1794813906.9673796);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 8, '2 bid 1', 'anne-id', 1794813906.9745753);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 9, '1 bid 2', 'anne-id', 1794813906.983979);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 10, '1 buy', 'anne-id', 1794813906.996008);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 11, '2 pass', 'anne-id', 1794813907.0066617);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 12, '1 pass', 'anne-id', 1794813907.0145206);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 13, '1 buy', 'anne-id', 1794813907.0282226);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 14, '2 buy', 'anne-id', 1794813907.0527463);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 15, '* card contract coffee tea rubber', NULL, 1794813907.0527463);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 16, '* card contract coffee spices', NULL, 1794813907.0527463);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 17, '* card trader coffee', NULL, 1794813907.0527463);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 18, '1 bid 1', 'anne-id', 1794813907.0601642);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 19, '2 bid 2', 'anne-id', 1794813907.0663064);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 20, '1 bid 1', 'anne-id', 1794813907.0791693);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 21, '2 bid 2', 'anne-id', 1794813907.0914822);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 22, '1 bid 3', 'anne-id', 1794813907.102293);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 23, '2 bid 1', 'anne-id', 1794813907.115186);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 24, '1 buy', 'anne-id', 1794813907.1327255);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 25, '2 pass', 'anne-id', 1794813907.1388352);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 26, '2 buy', 'anne-id', 1794813907.151682);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 27, '* card contract coffee spices rubber cloth', NULL, 1794813907.151682);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 28, '* card warehouse', NULL, 1794813907.151682);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 29, '* card trader rubber', NULL, 1794813907.151682);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 30, '2 bid 3', 'anne-id', 1794813907.1585467);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 31, '1 bid 2', 'anne-id', 1794813907.1671443);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 32, '2 bid 1', 'anne-id', 1794813907.1750674);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 33, '1 bid 2', 'anne-id', 1794813907.1828034);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 34, '2 bid 1', 'anne-id', 1794813907.192168);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 35, '1 bid 1', 'anne-id', 1794813907.204115);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 36, '2 buy', 'anne-id', 1794813907.2170486);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 37, '1 pass', 'anne-id', 1794813907.2317035);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 38, '2 pass', 'anne-id', 1794813907.2422903);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 39, '* card trader spices', NULL, 1794813907.2422903);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 40, '* card office', NULL, 1794813907.2422903);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 41, '* card trader tea', NULL, 1794813907.2422903);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 42, '1 bid 3', 'anne-id', 1794813907.2586827);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 43, '2 bid 1', 'anne-id', 1794813907.2714496);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 44, '1 bid 3', 'anne-id', 1794813907.2822878);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 45, '2 bid 3', 'anne-id', 1794813907.2950616);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 46, '1 bid 2', 'anne-id', 1794813907.3180559);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 47, '2 bid 3', 'anne-id', 1794813907.3362694);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 48, '2 buy', 'anne-id', 1794813907.3419685);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 49, '1 pass', 'anne-id', 1794813907.3514807);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 50, '1 pass', 'anne-id', 1794813907.3627703);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 51, '2 buy', 'anne-id', 1794813907.3685648);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 52, '* card fireman 3', NULL, 1794813907.3685648);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 53, '* card contract coffee tea rubber cloth', NULL, 1794813907.3685648);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 54, '* card ship coffee spices rubber', NULL, 1794813907.3685648);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 55, '2 bid 2', 'anne-id', 1794813907.3742838);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 56, '1 bid 3', 'anne-id', 1794813907.3828213);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 57, '2 bid 2', 'anne-id', 1794813907.3914478);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 58, '1 bid 1', 'anne-id', 1794813907.4005885);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 59, '2 bid 1', 'anne-id', 1794813907.4122913);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 60, '1 bid 2', 'anne-id', 1794813907.4243755);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 61, '1 pass', 'anne-id', 1794813907.4295647);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 62, '2 buy', 'anne-id', 1794813907.4373765);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 63, '1 buy', 'anne-id', 1794813907.447729);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 64, '1 pass', 'anne-id', 1794813907.456299);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 65, '* card ship coffee tea rubber', NULL, 1794813907.456299);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 66, '* card ship spices rubber cloth', NULL, 1794813907.456299);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 67, '* card fireman 2', NULL, 1794813907.456299);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 68, '1 bid 2', 'anne-id', 1794813907.4625134);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 69, '2 bid 2', 'anne-id', 1794813907.4755664);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 70, '1 bid 1', 'anne-id', 1794813907.4877772);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 71, '2 bid 1', 'anne-id', 1794813907.4954002);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 72, '1 bid 1', 'anne-id', 1794813907.5037174);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 73, '2 bid 3', 'anne-id', 1794813907.5103695);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 74, '1 pass', 'anne-id', 1794813907.5187838);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 75, '1 pass', 'anne-id', 1794813907.5252964);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 76, '1 pass', 'anne-id', 1794813907.5346386);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 77, '2 pass', 'anne-id', 1794813907.5396163);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 78, '2 buy', 'anne-id', 1794813907.5470607);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 79, '* card office', NULL, 1794813907.5470607);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 80, '* card fireman 1', NULL, 1794813907.5470607);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 81, '* card fire 1', NULL, 1794813907.5470607);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 82, '* card ship coffee tea spices', NULL, 1794813907.5470607);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 83, '2 bid 3', 'anne-id', 1794813907.556018);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 84, '1 bid 2', 'anne-id', 1794813907.5690956);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 85, '2 bid 2', 'anne-id', 1794813907.5835817);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 86, '1 bid 1', 'anne-id', 1794813907.5962389);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 87, '2 bid 2', 'anne-id', 1794813907.6067722);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 88, '1 bid 1', 'anne-id', 1794813907.6210752);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 89, '1 pass', 'anne-id', 1794813907.6316655);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 90, '1 pass', 'anne-id', 1794813907.6412349);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 91, '1 pass', 'anne-id', 1794813907.6569495);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 92, '2 buy', 'anne-id', 1794813907.6672137);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 93, '* card contract tea spices', NULL, 1794813907.6672137);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 94, '* card contract coffee spices cloth', NULL, 1794813907.6672137);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 95, '* card ship spices cloth cloth', NULL, 1794813907.6672137);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 96, '1 bid 1', 'anne-id', 1794813907.6834912);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 97, '2 bid 1', 'anne-id', 1794813907.6950965);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 98, '1 bid 1', 'anne-id', 1794813907.704671);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 99, '2 bid 2', 'anne-id', 1794813907.7183695);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 100, '1 bid 1', 'anne-id', 1794813907.7351513);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 101, '2 bid 1', 'anne-id', 1794813907.7491918);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 102, '1 buy', 'anne-id', 1794813907.7610583);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 103, '2 buy', 'anne-id', 1794813907.7819402);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 104, '* card contract rubber cloth', NULL, 1794813907.7819402);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 105, '* card ship rubber cloth cloth', NULL, 1794813907.7819402);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 106, '* card contract tea spices cloth', NULL, 1794813907.7819402);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 107, '2 bid 2', 'anne-id', 1794813907.789139);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 108, '1 bid 2', 'anne-id', 1794813907.794976);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 109, '2 bid 3', 'anne-id', 1794813907.8072941);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 110, '1 bid 1', 'anne-id', 1794813907.8126392);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 111, '2 bid 1', 'anne-id', 1794813907.8176877);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 112, '1 bid 1', 'anne-id', 1794813907.822835);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 113, '1 buy', 'anne-id', 1794813907.827923);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 114, '1 buy', 'anne-id', 1794813907.8332186);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 115, '2 pass', 'anne-id', 1794813907.8381226);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 116, '1 done', 'anne-id', 1794813907.8462377);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 117, '* card contract tea rubber cloth', NULL, 1794813907.8462377);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 118, '* card fire 2', NULL, 1794813907.8462377);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 119, '* card ship coffee spices spices', NULL, 1794813907.8462377);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 120, '* card fireman 4', NULL, 1794813907.8462377);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 121, '1 bid 3', 'anne-id', 1794813907.8595173);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 122, '2 bid 1', 'anne-id', 1794813907.869156);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 123, '1 bid 1', 'anne-id', 1794813907.8806815);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 124, '2 bid 2', 'anne-id', 1794813907.8973632);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 125, '1 bid 2', 'anne-id', 1794813907.9108193);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 126, '2 bid 2', 'anne-id', 1794813907.924519);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 127, '2 pass', 'anne-id', 1794813907.9363408);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 128, '1 buy', 'anne-id', 1794813907.9470606);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 129, '2 pass', 'anne-id', 1794813907.9581776);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 130, '2 pass', 'anne-id', 1794813907.9674902);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 131, '1 buy', 'anne-id', 1794813907.976708);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 132, '* card bank', NULL, 1794813907.976708);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 133, '* card fireman 5', NULL, 1794813907.976708);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 134, '* card ship tea tea rubber', NULL, 1794813907.976708);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 135, '2 bid 3', 'anne-id', 1794813907.9901567);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 136, '1 bid 3', 'anne-id', 1794813907.9987278);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 137, '2 bid 1', 'anne-id', 1794813908.0109792);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 138, '1 bid 1', 'anne-id', 1794813908.0191743);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 139, '2 bid 1', 'anne-id', 1794813908.0312512);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 140, '1 bid 2', 'anne-id', 1794813908.038532);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 141, '2 buy', 'anne-id', 1794813908.0503867);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 142, '1 pass', 'anne-id', 1794813908.0612748);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 143, '2 pass', 'anne-id', 1794813908.0661776);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 144, '1 pass', 'anne-id', 1794813908.0833201);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 145, '* card contract coffee tea spices rubber', NULL, 1794813908.0833201);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 146, '* card ship coffee spices cloth', NULL, 1794813908.0833201);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 147, '* card ship coffee tea cloth', NULL, 1794813908.0833201);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 148, '1 bid 3', 'anne-id', 1794813908.0934477);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 149, '2 bid 3', 'anne-id', 1794813908.102368);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 150, '1 bid 3', 'anne-id', 1794813908.1174872);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 151, '2 bid 1', 'anne-id', 1794813908.13359);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 152, '1 bid 1', 'anne-id', 1794813908.144268);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 153, '2 bid 1', 'anne-id', 1794813908.1603749);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 154, '2 buy', 'anne-id', 1794813908.1765592);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 155, '1 buy', 'anne-id', 1794813908.1920555);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 156, '1 deliver cloth 4', 'anne-id', 1794813908.211463);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 157, '1 deliver tea 2', 'anne-id', 1794813908.2372165);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 158, '1 deliver coffee 2', 'anne-id', 1794813908.2552364);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 159, '* card office', NULL, 1794813908.2552364);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 160, '* card ship coffee tea rubber', NULL, 1794813908.2552364);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 161, '* card church', NULL, 1794813908.2552364);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 162, '2 bid 1', 'anne-id', 1794813908.27271);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 163, '1 bid 1', 'anne-id', 1794813908.287399);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 164, '2 bid 3', 'anne-id', 1794813908.3129663);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 165, '1 bid 3', 'anne-id', 1794813908.3385732);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 166, '2 bid 1', 'anne-id', 1794813908.36133);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 167, '1 bid 1', 'anne-id', 1794813908.383029);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 168, '2 pass', 'anne-id', 1794813908.4159122);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 169, '1 pass', 'anne-id', 1794813908.4318924);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 170, '2 buy', 'anne-id', 1794813908.4392521);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 171, '* card ship coffee tea spices', NULL, 1794813908.4392521);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 172, '* card office', NULL, 1794813908.4392521);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 173, '* card ship tea cloth cloth', NULL, 1794813908.4392521);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 174, '1 bid 2', 'anne-id', 1794813908.4470026);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 175, '2 bid 3', 'anne-id', 1794813908.4546509);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 176, '1 bid 3', 'anne-id', 1794813908.4672241);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 177, '2 bid 3', 'anne-id', 1794813908.4843063);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 178, '1 bid 1', 'anne-id', 1794813908.5033956);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 179, '2 bid 3', 'anne-id', 1794813908.5106046);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 180, '1 pass', 'anne-id', 1794813908.5195246);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 181, '1 buy', 'anne-id', 1794813908.5270395);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 182, '2 buy', 'anne-id', 1794813908.5391445);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 183, '2 swap tea cloth cloth for cloth', 'anne-id', 1794813908.5586274);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 184, '2 deliver cloth 3', 'anne-id', 1794813908.5656455);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 185, '* card fireman 3', NULL, 1794813908.5656455);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 186, '* card fireman 5', NULL, 1794813908.5656455);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 187, '* card ship tea spices rubber', NULL, 1794813908.5656455);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 188, '2 bid 3', 'anne-id', 1794813908.5842338);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 189, '1 bid 1', 'anne-id', 1794813908.5963905);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 190, '2 bid 1', 'anne-id', 1794813908.6071548);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 191, '1 bid 1', 'anne-id', 1794813908.6150172);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 192, '2 bid 3', 'anne-id', 1794813908.6208086);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 193, '1 bid 2', 'anne-id', 1794813908.632531);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 194, '1 pass', 'anne-id', 1794813908.6451848);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 195, '2 pass', 'anne-id', 1794813908.678072);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 196, '1 buy', 'anne-id', 1794813908.685038);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 197, '1 pass', 'anne-id', 1794813908.6979418);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 198, '2 buy', 'anne-id', 1794813908.7118905);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 199, '2 sell tea spices', 'anne-id', 1794813908.7370682);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 200, '2 deliver rubber 4', 'anne-id', 1794813908.7715025);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 201, '* card harbour', NULL, 1794813908.7715025);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 202, '* card fireman 4', NULL, 1794813908.7715025);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 203, '* card prayer_boat', NULL, 1794813908.7715025);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 204, '1 bid 3', 'anne-id', 1794813908.7922115);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 205, '2 bid 3', 'anne-id', 1794813908.7992713);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 206, '1 bid 2', 'anne-id', 1794813908.816747);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 207, '2 bid 2', 'anne-id', 1794813908.842499);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 208, '1 bid 1', 'anne-id', 1794813908.85048);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 209, '2 bid 3', 'anne-id', 1794813908.8555672);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 210, '1 buy', 'anne-id', 1794813908.8721864);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 211, '1 pass', 'anne-id', 1794813908.8879883);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 212, '2 pass', 'anne-id', 1794813908.895516);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 213, '2 pass', 'anne-id', 1794813908.908697);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 214, '2 buy', 'anne-id', 1794813908.9171169);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 215, '* card ship coffee rubber rubber', NULL, 1794813908.9171169);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 216, '* card fire 3', NULL, 1794813908.9171169);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 217, '* card chamber', NULL, 1794813908.9171169);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 218, '2 bid 2', 'anne-id', 1794813908.9244509);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 219, '1 bid 1', 'anne-id', 1794813908.9330297);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 220, '2 bid 1', 'anne-id', 1794813908.9400225);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 221, '1 bid 2', 'anne-id', 1794813908.94698);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 222, '2 bid 2', 'anne-id', 1794813908.9517214);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 223, '1 bid 1', 'anne-id', 1794813908.9564755);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 224, '1 buy', 'anne-id', 1794813908.9613442);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 225, '2 pass', 'anne-id', 1794813908.975826);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 226, '2 buy', 'anne-id', 1794813908.9818914);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 227, '1 house coffee', 'anne-id', 1794813908.993122);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 228, '1 deliver rubber 4', 'anne-id', 1794813908.998776);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 229, '1 sell coffee rubber', 'anne-id', 1794813909.0118015);
INSERT INTO public.lines VALUES ('lfgDBSIfSNSJ06JUUTBImg', 230, '* card fire 4', NULL, 1794813909.0118015);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 0, '* start 1', NULL, 1794813911.09618);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 1, '* card office', NULL, 1794813911.09618);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 2, '* card fireman 2', NULL, 1794813911.09618);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 3, '* card trader tea', NULL, 1794813911.09618);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 4, '* card contract coffee spices rubber cloth', NULL, 1794813911.09618);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 5, '1 bid 4', 'anne-id', 1794813911.1098163);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 6, '2 bid 4', 'anne-id', 1794813911.1170108);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 7, '3 bid 1', 'anne-id', 1794813911.1231635);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 8, '1 bid 1', 'anne-id', 1794813911.1309664);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 9, '2 bid 2', 'anne-id', 1794813911.1386652);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 10, '3 bid 1', 'anne-id', 1794813911.1468077);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 11, '1 bid 1', 'anne-id', 1794813911.1588829);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 12, '2 bid 2', 'anne-id', 1794813911.1648128);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 13, '3 bid 1', 'anne-id', 1794813911.1722367);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 14, '3 buy', 'anne-id', 1794813911.1832628);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 15, '2 buy', 'anne-id', 1794813911.1887696);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 16, '1 pass', 'anne-id', 1794813911.1991923);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 17, '2 buy', 'anne-id', 1794813911.204926);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 18, '* card warehouse', NULL, 1794813911.204926);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 19, '* card trader spices', NULL, 1794813911.204926);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 20, '* card trader rubber', NULL, 1794813911.204926);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 21, '* card trader coffee', NULL, 1794813911.204926);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 22, '2 bid 1', 'anne-id', 1794813911.2183795);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 23, '3 bid 1', 'anne-id', 1794813911.2241452);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 24, '1 bid 4', 'anne-id', 1794813911.229589);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 25, '2 bid 1', 'anne-id', 1794813911.2434971);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 26, '3 bid 2', 'anne-id', 1794813911.2507658);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 27, '1 bid 4', 'anne-id', 1794813911.2592988);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 28, '2 bid 4', 'anne-id', 1794813911.2669404);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 29, '3 bid 1', 'anne-id', 1794813911.2789223);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 30, '1 bid 1', 'anne-id', 1794813911.2910502);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 31, '2 pass', 'anne-id', 1794813911.2964692);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 32, '1 pass', 'anne-id', 1794813911.3069298);
INSERT INTO public.lines VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 33, '3 pass', 'anne-id', 1794813911.3175113);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 0, '* resources 1 wood fur fur fur', NULL, 1794813911.321361);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 1, '* resources 2 leather leather iron fur', NULL, 1794813911.321361);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 2, '* resources 3 leather iron wood wood', NULL, 1794813911.321361);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 3, '* good 1 1', NULL, 1794813911.321361);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 4, '* good 2 2', NULL, 1794813911.321361);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 5, '* good 3 6', NULL, 1794813911.321361);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 6, '3 choose clothing', 'anne-id', 1794813911.3361106);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 7, '* ship 1 4', NULL, 1794813911.3361106);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 8, '* ship 2 8', NULL, 1794813911.3361106);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 9, '* ship 3 16', NULL, 1794813911.3361106);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 10, '* ship 4 3', NULL, 1794813911.3361106);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 11, '* relic 1 brugge 12', NULL, 1794813911.3361106);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 12, '* relic 2 nowgorod 9', NULL, 1794813911.3361106);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 13, '* relic 3 london 9', NULL, 1794813911.3361106);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 14, '* relic 4 london 5', NULL, 1794813911.3361106);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 15, '* relic 5 bergen 5', NULL, 1794813911.3361106);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 16, '* relic 6 nowgorod 9', NULL, 1794813911.3361106);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 17, '* relic 7 nowgorod 5', NULL, 1794813911.3361106);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 18, '* relic 8 london 12', NULL, 1794813911.3361106);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 19, '* relic 9 brugge 14', NULL, 1794813911.3361106);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 20, '* relic 10 brugge 9', NULL, 1794813911.3361106);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 21, '* week 13', NULL, 1794813911.3361106);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 22, '* booth 1 iron iron fur fur fur fur', NULL, 1794813911.3361106);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 23, '* booth 2 iron wood linen linen', NULL, 1794813911.3361106);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 24, '* booth 3 leather iron wood linen fur', NULL, 1794813911.3361106);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 25, '* booth 4 leather wood', NULL, 1794813911.3361106);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 26, '* booth 5 iron linen fur', NULL, 1794813911.3361106);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 27, '* booth 6 leather leather leather iron linen', NULL, 1794813911.3361106);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 28, '* booth 7 leather iron iron wood linen', NULL, 1794813911.3361106);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 29, '* edicts shoemaker extra_hold painter', NULL, 1794813911.3361106);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 30, '1 card 5', 'anne-id', 1794813911.3519435);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 31, '2 card 7', 'anne-id', 1794813911.3638847);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 32, '3 card 6', 'anne-id', 1794813911.3727994);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 33, '2 booth 1', 'anne-id', 1794813911.385507);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 34, '3 booth 2', 'anne-id', 1794813911.3948417);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 35, '1 booth 3', 'anne-id', 1794813911.4025266);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 36, '2 booth 4', 'anne-id', 1794813911.4108431);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 37, '3 pass', 'anne-id', 1794813911.4178321);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 38, '1 booth 7', 'anne-id', 1794813911.4275148);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 39, '2 booth 6', 'anne-id', 1794813911.434645);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 40, '1 pass', 'anne-id', 1794813911.443033);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 41, '2 booth 5', 'anne-id', 1794813911.4506042);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 42, '1 no', 'anne-id', 1794813911.4592574);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 43, '2 no', 'anne-id', 1794813911.4667895);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 44, '3 yes', 'anne-id', 1794813911.4761727);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 45, '1 yes', 'anne-id', 1794813911.4874978);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 46, '2 yes', 'anne-id', 1794813911.4993103);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 47, '3 no', 'anne-id', 1794813911.5065658);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 48, '2 order clothing', 'anne-id', 1794813911.515063);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 49, '3 pass', 'anne-id', 1794813911.521795);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 50, '1 order painting', 'anne-id', 1794813911.5312848);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 51, '2 order clothing', 'anne-id', 1794813911.5384839);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 52, '1 order footwear', 'anne-id', 1794813911.5469785);
INSERT INTO public.lines VALUES ('rQhnoOaGF5SEejm2y2j1mA', 53, '2 pass', 'anne-id', 1794813911.5548);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 0, '* start 3', NULL, 1794813911.56086);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 1, '3 good soest.iron', 'anne-id', 1794813911.572855);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 2, '3 carriage dortmund-soest', 'anne-id', 1794813911.5839615);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 3, '1 good soest.salt', 'anne-id', 1794813911.5959215);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 4, '1 carriage soest-corbach', 'anne-id', 1794813911.6078625);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 5, '2 good builefeld.iron', 'anne-id', 1794813911.6147258);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 6, '2 carriage dortmund-builefeld', 'anne-id', 1794813911.6264555);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 7, '3 good builefeld.iron', 'anne-id', 1794813911.6390545);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 8, '3 carriage moenster-builefeld', 'anne-id', 1794813911.6469522);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 9, '1 good duisburg.salt', 'anne-id', 1794813911.6547232);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 10, '1 carriage duisburg-essen', 'anne-id', 1794813911.6672778);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 11, '2 good duisburg.salt', 'anne-id', 1794813911.6745508);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 12, '2 carriage duisburg-hagen', 'anne-id', 1794813911.682685);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 13, '3 good paderborn.salt', 'anne-id', 1794813911.6903834);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 14, '3 carriage paderborn-corbach', 'anne-id', 1794813911.6987684);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 15, '1 good moenster.iron', 'anne-id', 1794813911.7064762);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 16, '1 carriage dortmund-moenster', 'anne-id', 1794813911.7148752);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 17, '2 good essen.iron', 'anne-id', 1794813911.7239504);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 18, '2 carriage duisburg-essen', 'anne-id', 1794813911.7354918);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 19, '* card moenster.iron 5 duisburg.beer 4 soest.salt 4 corbach.salt 3', NULL, 1794813911.7354918);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 20, '3 sell builefeld.iron', 'anne-id', 1794813911.7426233);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 21, '3 next', 'anne-id', 1794813911.7508152);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 22, '1 sell moenster.iron', 'anne-id', 1794813911.7587786);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 23, '1 sell soest.salt', 'anne-id', 1794813911.7669556);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 24, '2 dump builefeld.iron', 'anne-id', 1794813911.7752297);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 25, '3 card coal1', 'anne-id', 1794813911.7871995);
INSERT INTO public.lines VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 26, '3 forgo', 'anne-id', 1794813911.8033237);
INSERT INTO public.seats VALUES ('lfgDBSIfSNSJ06JUUTBImg', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('lfgDBSIfSNSJ06JUUTBImg', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('mTVUUc0Dgr-jPFQ7L0Ksvg', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('mTVUUc0Dgr-jPFQ7L0Ksvg', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('rQhnoOaGF5SEejm2y2j1mA', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('rQhnoOaGF5SEejm2y2j1mA', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('rQhnoOaGF5SEejm2y2j1mA', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('T7rT3zetbVtwBa5ND4OW5w', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('T7rT3zetbVtwBa5ND4OW5w', 2, 'open', NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.tables VALUES ('mTVUUc0Dgr-jPFQ7L0Ksvg', 'speicherstadt', 2, '', 1, '82490eeb60377002b2be9c86e4b543fc57aae5738e0c302c87f0a9879a6cb23c', 0, 'over', 174, 174, 228, 228, NULL, false, 'anne-id', NULL, 1794813906.890214, 1794813911.0761971, 180, false, false, false, false, '6 10*', 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('lfgDBSIfSNSJ06JUUTBImg', 'speicherstadt', 2, '', 1, '7597edc754acf16c86b715d62e269f8055e3c80d5f1bb9892155423c2f00c52b', 0, 'over', 177, 178, 231, 231, NULL, false, 'anne-id', NULL, 1794813906.8647513, 1794813911.0834856, 180, false, false, false, false, '8 18*', 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('fZVjmXRGG8wRo8IJkQJt7g', 'speicherstadt', 3, '', 1, 'd1e271eeeaee0693f1340ee551da2ab8364f714a294eda270776a89f77600e8f', 0, 'running', 26, 26, 34, 33, 1, false, 'anne-id', NULL, 1794813911.09618, 1794813911.3175113, 180, false, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('rQhnoOaGF5SEejm2y2j1mA', 'colonia', 3, '', 1, '2cefcfcd80e0926a4acee5b53eabee23da7c4a2431f21cd8c6d4a84c94fb4074', 0, 'running', 26, 26, 54, 54, 1, false, 'anne-id', NULL, 1794813911.321361, 1794813911.5548, 180, false, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('AgOGQbjbv0aoE3ccPY38Dg', 'hellweg', 3, '', 2, 'b9126fb7eb01f1b4fe7afcdf740d7eec1f305a4c84790cb4fcc90e41e7ac7ba9', 0, 'running', 26, 26, 27, 25, 1, false, 'anne-id', NULL, 1794813911.56086, 1794813911.8033237, 180, false, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('T7rT3zetbVtwBa5ND4OW5w', 'speicherstadt', 2, '', 1, '6ea4b7984f0179d4a41fc0b16136bf4fd70a4d9eb699ecf443f974e77fcc5bad', 0, 'open', 1, 1, 0, 0, NULL, true, 'anne-id', NULL, 1794813911.8072782, 1794813911.8072782, 180, false, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.users VALUES ('anne-id', 'Anne', 1794813906.857041, 0, '{}', NULL, false);
SELECT pg_catalog.setval('public.bans_id_seq', 1, false);
SELECT pg_catalog.setval('public.chat_id_seq', 1, true);
SELECT pg_catalog.setval('public.reports_id_seq', 1, false);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkey PRIMARY KEY (version_num);
ALTER TABLE ONLY public.analyses
    ADD CONSTRAINT analyses_pkey PRIMARY KEY (table_id);
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
ALTER TABLE ONLY public.mailboxes
    ADD CONSTRAINT mailboxes_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY (user_id, table_id, way);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
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
CREATE INDEX mailboxes_by_address ON public.mailboxes USING btree (address);
CREATE INDEX notices_by_due ON public.notices USING btree (due);
CREATE INDEX passkeys_by_user ON public.passkeys USING btree (user_id);
CREATE INDEX ratings_by_game ON public.ratings USING btree (game, low);
CREATE INDEX reports_by_settled ON public.reports USING btree (settled, at);
CREATE INDEX seats_by_user ON public.seats USING btree (user_id);
CREATE INDEX seats_by_wanted ON public.seats USING btree (wanted_at);
CREATE INDEX tables_by_due ON public.tables USING btree (due);
CREATE INDEX tables_by_host ON public.tables USING btree (host, status);
CREATE INDEX tables_by_status ON public.tables USING btree (status, changed);
CREATE INDEX tickets_by_user ON public.tickets USING btree (user_id);
CREATE UNIQUE INDEX users_by_page ON public.users USING btree (page);
ALTER TABLE ONLY public.analyses
    ADD CONSTRAINT analyses_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
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
