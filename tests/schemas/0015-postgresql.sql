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
INSERT INTO public.alembic_version VALUES ('0015');
INSERT INTO public.archive VALUES ('PNRqpLUEtEWsFzPjwTMqVg', '\x78da9d5adb4eec4610fc95158fd1c96afa36ddf32d4751b4c01e8142e0681712e5ef53865df08267dac9133c54b78dbb5c553de6fbf7ab5f36c7e7dde179c357df1e5f1e1ebe91370d1227daaa186bfcf66d02ddec0eb79b1ff787fd9fbbc70dadc0de3c3d3e1f7637cff8e5c78ffd7e73fc797fb33fae28041cc8119037d7f7b71bb9fa76b57b7cdcff7a7f7bf581b3adb372f884a3571cf5704a466fc0a4a159abac1f1db907742d622b1a4651375ad1b011c919f7f24f17e52ad53358944adadeeeeee7ee78ecc188a559acc0055be31cc751add88019cffbdde6f0727dbd3f7c1efa52354a6ff787cdcdc3d3f3dd1afc99b33c04d37060a112c2b3c9f63815135534e75e44b1e08f7edcc5857baca05e346f669a73af117b3549c7d6b4a8e98954239c39fee89c062dac8948d2af6e4be128252133601c514b9dcdf9efdd617ff7f472fca21c4be033895e09f81f0a40d5217a344d00b5586d96d16302d6f05ceb00343d3d7c1a5fb9421263cd2d7a61725d718b41b876a4736a04ba9d2fdc851155aed512160127b570b3d4664e7ab2ac124b6d4ef35d36a941c1b26e5d148c9f2355612d9e490b80ce7cd1b137422ec490837cd65c02122e99fc0128da5aee940042fea249366d76262d96c29a49393f9a0129444c23ea1229266be9cdf46bd9f1eefee7271e7508d4a99d17ad281d8f476ad3269e5348a9e1f5c91baa3626d39c411a480a123927d1d0ec4df9928e2d142e90aabfc1740a45c60ca3828c2229336c92955881632eac351333630fa693e61dffde2d9265f3e3e95d7796bb889c83186d6e9f1ef75d1ca204d535516609dc11c60e2bfb17932178cc4c04082842ae1be6c8f62bc4d222c84be454afa5889415775899899ae654afe270a88c2115af369d63d880701579c1bce6b810a18b38fbaa3327771b9bdcd7da7ef05edfe3f5fab3c29e01ce2ac7b347200aa75c42bca878ab7943f8a42134afe8581dbf48ce26fc2059d130205ead65e2152dc43d43b50a933c3dbedbfdc3fd5f6fe9b3f3573b42a8553e33aaab2ac069737eb3e86ca95f02bf8fff2267ada95c5eeb2f90a3a70b20f60244ce8c00be85391053bad601280449e7ece507b04e91a5e5f748cdb1505a46299f921271cdb28d6fa548398db5af3b80a11d36bbb41d92a64ad199837d99e59b7f9d16a3e52615af036706e6b04b98b47f62da12cd9681bc123871d756602f42e148f646b56bebc67cb230cad736879d14fe88438386f01d0c36677c85f1b0d88a86d1b4cc19df037a2d0e92a6cc7327ac8b35c78549e5643770486dd153e81dbd1701a9d5b0f16ad09be6a07866a089107e6d72e6ac0ec163626033508a155ad82a633e9133a3c15ba968ce0c6c824066b718db42e6ada5b708a0186275724410934f60b56ce38903e64a197d0216816dc4a293ab06fbdb52e9f5eef18f35b8f97ad93ff3bca8e4e123268b62960e37b648441cf3ec443da09a73d1151d5d5ab1bca1142ba2395bb015cb3bfbba634300445cd7648d8ced240d9ea3187b6ee865c63a51a0f777638706af4f467bdc3f3c5c9265b9a6aabe9df62f1061f87524a99d48b47022d9ab3a29d548f4e6a5630260d1d1689c33c0182f6e959c025611b20be58261ad868b64de14d8d98c2ab5bc23b2b6a97a463fa7494e2d2516160bb32cb401868c5fce31e0954b1713ea54e1074789247d01c77841cfeffc99dda70bf446100afbad922c11c0552c3a24ffe3e86ca9767933c8aed23fdabba81c0f1edb3a6278cbc909eb21af35efd84895396f8878251f6be008588b7ae1fc8d6c3083763ec41ab013066e9c696d837f3322654676e0b8727cfe48fcf5d46801f879975c244caf6e2c810b5537772f879b61fbd1e3054e5a6b927e930110e9becc5d993a4082dbaaa4140050458a7b7e8f54cd119f335106d0abb6f074b810bcca9aa5fbb6852b5b59018320db59bb4638270af1b41f76e3e94b7ada4f8865c5ff182c006fee767f2e84b4056477159d63c7cc116625cac72c4aef2a3dc4d52a32ff82d02398340a77cd3b4210240fffc0a9966239bf1035c0899c100abe96f7b4d1d52c2b455ce6a7d877bbc3f5d3cbc2fcbe42e7b2323cdc5c2afe79d8fdb33ffc7efdb47b1ec2c78a60ccd4281fc3949595570cd624a89615d433ac9def6a3f04624bacba42b42c9c3fceccfa239b6c8b33143cb07dbc1a7dd8f459f1dc6d55a2470d2b32a2cd52d805077a5566724a8cd95a3f02cb103cd67084d6dad47356556497269a8f0c69b414b59c5688cbc4f9571300854b9d4b5a17a8b09a22d9802103b37fb5e8c30244685f4e1417467346fef62f926f1b4e');
INSERT INTO public.chat VALUES (1, 'qKqo38FAOzImasC4_i0EEg', 'anne-id', 'Anne', 'Well played – ’t was mooi!', 1794813719.7970712);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 0, '* start 2', NULL, 1794813711.3740246);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 1, '* card trader spices', NULL, 1794813711.3740246);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 2, '* card trader rubber', NULL, 1794813711.3740246);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 3, '* card contract coffee spices', NULL, 1794813711.3740246);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 4, '2 bid 1', 'anne-id', 1794813711.5030751);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 5, '1 bid 2', 'anne-id', 1794813711.5803163);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 6, '2 bid 1', 'anne-id', 1794813711.6268725);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 7, '1 bid 1', 'anne-id', 1794813711.6542196);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 8, '2 bid 3', 'anne-id', 1794813711.664954);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 9, '1 bid 2', 'anne-id', 1794813711.673854);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 10, '2 pass', 'anne-id', 1794813711.6935706);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 11, '2 pass', 'anne-id', 1794813711.7148466);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 12, '1 pass', 'anne-id', 1794813711.7326794);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 13, '1 buy', 'anne-id', 1794813711.7526495);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 14, '2 pass', 'anne-id', 1794813711.7664948);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 15, '* card warehouse', NULL, 1794813711.7664948);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 16, '* card office', NULL, 1794813711.7664948);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 17, '* card fireman 2', NULL, 1794813711.7664948);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 18, '1 bid 1', 'anne-id', 1794813711.7899349);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 19, '2 bid 2', 'anne-id', 1794813711.8151016);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 20, '1 bid 3', 'anne-id', 1794813711.8362677);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 21, '2 bid 3', 'anne-id', 1794813711.8494155);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 22, '1 bid 1', 'anne-id', 1794813711.8725584);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 23, '2 bid 3', 'anne-id', 1794813711.888812);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 24, '1 buy', 'anne-id', 1794813711.9049091);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 25, '2 buy', 'anne-id', 1794813711.917613);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 26, '2 pass', 'anne-id', 1794813711.9311006);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 27, '2 pass', 'anne-id', 1794813711.9437847);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 28, '* card fireman 1', NULL, 1794813711.9437847);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 29, '* card contract coffee tea rubber', NULL, 1794813711.9437847);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 30, '* card trader cloth', NULL, 1794813711.9437847);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 31, '2 bid 2', 'anne-id', 1794813711.9685733);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 32, '1 bid 2', 'anne-id', 1794813711.9751241);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 33, '2 bid 1', 'anne-id', 1794813711.9843729);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 34, '1 bid 3', 'anne-id', 1794813711.996656);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 35, '2 bid 2', 'anne-id', 1794813712.0172107);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 36, '1 bid 2', 'anne-id', 1794813712.0441873);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 37, '2 buy', 'anne-id', 1794813712.062324);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 38, '2 pass', 'anne-id', 1794813712.0806172);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 39, '1 buy', 'anne-id', 1794813712.0932117);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 40, '* card contract coffee spices rubber cloth', NULL, 1794813712.0932117);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 41, '* card trader tea', NULL, 1794813712.0932117);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 42, '* card trader coffee', NULL, 1794813712.0932117);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 43, '1 bid 3', 'anne-id', 1794813712.1044643);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 44, '2 bid 2', 'anne-id', 1794813712.112374);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 45, '1 bid 3', 'anne-id', 1794813712.1250536);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 46, '2 bid 1', 'anne-id', 1794813712.136634);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 47, '1 bid 2', 'anne-id', 1794813712.1513302);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 48, '2 bid 2', 'anne-id', 1794813712.1716943);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 49, '2 pass', 'anne-id', 1794813712.1876302);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 50, '2 pass', 'anne-id', 1794813712.2016697);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 51, '2 pass', 'anne-id', 1794813712.2125852);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 52, '1 pass', 'anne-id', 1794813712.2298272);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 53, '* card office', NULL, 1794813712.2298272);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 54, '* card ship coffee spices rubber', NULL, 1794813712.2298272);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 55, '* card fireman 1', NULL, 1794813712.2298272);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 56, '2 bid 1', 'anne-id', 1794813712.2415252);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 57, '1 bid 2', 'anne-id', 1794813712.2490084);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 58, '2 bid 1', 'anne-id', 1794813712.256062);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 59, '1 bid 2', 'anne-id', 1794813712.2632697);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 60, '2 bid 3', 'anne-id', 1794813712.2705884);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 61, '1 bid 1', 'anne-id', 1794813712.2875726);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 62, '2 buy', 'anne-id', 1794813712.3216472);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 63, '1 pass', 'anne-id', 1794813712.3291302);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 64, '1 pass', 'anne-id', 1794813712.3552692);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 65, '2 buy', 'anne-id', 1794813712.3838243);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 66, '* card contract coffee tea rubber cloth', NULL, 1794813712.3838243);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 67, '* card ship spices spices rubber', NULL, 1794813712.3838243);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 68, '* card ship spices spices cloth', NULL, 1794813712.3838243);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 69, '1 bid 1', 'anne-id', 1794813712.411055);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 70, '2 bid 2', 'anne-id', 1794813712.4391038);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 71, '1 bid 3', 'anne-id', 1794813712.467143);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 72, '2 bid 1', 'anne-id', 1794813712.4818542);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 73, '1 bid 1', 'anne-id', 1794813712.5110679);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 74, '2 bid 3', 'anne-id', 1794813712.5405905);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 75, '1 buy', 'anne-id', 1794813712.5651124);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 76, '2 buy', 'anne-id', 1794813712.615215);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 77, '1 buy', 'anne-id', 1794813712.647077);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 78, '1 swap spices spices cloth for spices', 'anne-id', 1794813712.6725945);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 79, '1 house spices', 'anne-id', 1794813712.705573);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 80, '1 warehouse spices', 'anne-id', 1794813712.7352989);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 81, '2 sell spices rubber', 'anne-id', 1794813712.763423);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 82, '2 house spices', 'anne-id', 1794813712.792105);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 83, '* card contract tea spices', NULL, 1794813712.792105);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 84, '* card ship rubber cloth cloth', NULL, 1794813712.792105);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 85, '* card contract coffee spices cloth', NULL, 1794813712.792105);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 86, '2 bid 1', 'anne-id', 1794813712.8196573);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 87, '1 bid 3', 'anne-id', 1794813712.851046);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 88, '2 bid 3', 'anne-id', 1794813712.8829703);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 89, '1 bid 1', 'anne-id', 1794813712.9212465);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 90, '2 bid 1', 'anne-id', 1794813712.951159);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 91, '1 bid 2', 'anne-id', 1794813712.9893901);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 92, '2 buy', 'anne-id', 1794813713.0206423);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 93, '1 pass', 'anne-id', 1794813713.0643399);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 94, '2 pass', 'anne-id', 1794813713.0929313);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 95, '2 deliver spices 1', 'anne-id', 1794813713.1435971);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 96, '* card ship tea tea rubber', NULL, 1794813713.1435971);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 97, '* card fireman 3', NULL, 1794813713.1435971);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 98, '* card fire 1', NULL, 1794813713.1435971);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 99, '* card fireman 2', NULL, 1794813713.1435971);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 100, '1 bid 3', 'anne-id', 1794813713.1720457);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 101, '2 bid 1', 'anne-id', 1794813713.200892);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 102, '1 bid 2', 'anne-id', 1794813713.2234967);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 103, '2 bid 2', 'anne-id', 1794813713.255568);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 104, '1 bid 1', 'anne-id', 1794813713.2750688);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 105, '2 bid 3', 'anne-id', 1794813713.3037353);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 106, '2 pass', 'anne-id', 1794813713.3227515);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 107, '1 pass', 'anne-id', 1794813713.35225);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 108, '1 buy', 'anne-id', 1794813713.3640492);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 109, '2 pass', 'anne-id', 1794813713.373433);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 110, '* card ship coffee tea cloth', NULL, 1794813713.373433);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 111, '* card fire 2', NULL, 1794813713.373433);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 112, '* card ship tea tea cloth', NULL, 1794813713.373433);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 113, '* card bank', NULL, 1794813713.373433);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 114, '2 bid 1', 'anne-id', 1794813713.3881226);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 115, '1 bid 3', 'anne-id', 1794813713.4085236);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 116, '2 bid 3', 'anne-id', 1794813713.4392843);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 117, '1 bid 3', 'anne-id', 1794813713.4672153);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 118, '2 bid 2', 'anne-id', 1794813713.5035644);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 119, '1 bid 2', 'anne-id', 1794813713.5292783);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 120, '2 buy', 'anne-id', 1794813713.558749);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 121, '2 pass', 'anne-id', 1794813713.5877469);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 122, '1 buy', 'anne-id', 1794813713.6411207);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 123, '2 buy', 'anne-id', 1794813713.660974);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 124, '2 house cloth', 'anne-id', 1794813713.6731694);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 125, '2 discard cloth', 'anne-id', 1794813713.685191);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 126, '2 house tea', 'anne-id', 1794813713.7007449);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 127, '2 done', 'anne-id', 1794813713.7178102);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 128, '1 swap tea tea cloth for spices', 'anne-id', 1794813713.732491);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 129, '1 house spices', 'anne-id', 1794813713.7474382);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 130, '1 done', 'anne-id', 1794813713.7705);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 131, '* card contract tea spices cloth', NULL, 1794813713.7705);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 132, '* card ship coffee coffee rubber', NULL, 1794813713.7705);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 133, '* card fireman 4', NULL, 1794813713.7705);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 134, '1 bid 2', 'anne-id', 1794813713.7863178);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 135, '2 bid 3', 'anne-id', 1794813713.7931056);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 136, '1 bid 3', 'anne-id', 1794813713.8018606);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 137, '2 bid 2', 'anne-id', 1794813713.8097327);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 138, '1 bid 2', 'anne-id', 1794813713.817616);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 139, '2 bid 2', 'anne-id', 1794813713.824004);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 140, '2 pass', 'anne-id', 1794813713.8306303);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 141, '1 pass', 'anne-id', 1794813713.838516);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 142, '2 buy', 'anne-id', 1794813713.846507);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 143, '2 buy', 'anne-id', 1794813713.854524);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 144, '1 sell spices spices', 'anne-id', 1794813713.862366);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 145, '2 swap coffee tea rubber for rubber', 'anne-id', 1794813713.8772402);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 146, '2 house coffee', 'anne-id', 1794813713.8905275);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 147, '2 done', 'anne-id', 1794813713.8996718);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 148, '* card contract coffee tea spices rubber', NULL, 1794813713.8996718);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 149, '* card ship coffee tea cloth', NULL, 1794813713.8996718);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 150, '* card fireman 5', NULL, 1794813713.8996718);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 151, '2 bid 2', 'anne-id', 1794813713.9150622);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 152, '1 bid 2', 'anne-id', 1794813713.9379606);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 153, '2 bid 2', 'anne-id', 1794813713.9463131);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 154, '1 bid 3', 'anne-id', 1794813713.9543202);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 155, '2 bid 3', 'anne-id', 1794813713.9621754);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 156, '1 bid 3', 'anne-id', 1794813713.9719512);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 157, '2 pass', 'anne-id', 1794813713.9798832);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 158, '1 pass', 'anne-id', 1794813714.008541);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 159, '2 buy', 'anne-id', 1794813714.029509);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 160, '1 buy', 'anne-id', 1794813714.036529);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 161, '2 swap coffee tea cloth for spices', 'anne-id', 1794813714.04392);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 162, '2 discard coffee', 'anne-id', 1794813714.0641966);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 163, '2 done', 'anne-id', 1794813714.0804603);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 164, '* card contract tea rubber cloth', NULL, 1794813714.0804603);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 165, '* card contract rubber cloth', NULL, 1794813714.0804603);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 166, '* card ship tea spices rubber', NULL, 1794813714.0804603);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 167, '1 bid 3', 'anne-id', 1794813714.101255);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 168, '2 bid 3', 'anne-id', 1794813714.1262589);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 169, '1 bid 3', 'anne-id', 1794813714.148053);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 170, '2 bid 3', 'anne-id', 1794813714.1810765);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 171, '1 bid 2', 'anne-id', 1794813714.2048306);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 172, '2 bid 2', 'anne-id', 1794813714.2293074);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 173, '1 pass', 'anne-id', 1794813714.2742653);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 174, '2 buy', 'anne-id', 1794813714.3042114);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 175, '2 buy', 'anne-id', 1794813714.3345654);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 176, '2 swap tea spices rubber for coffee', 'anne-id', 1794813714.368716);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 177, '2 house coffee', 'anne-id', 1794813714.4077744);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 178, '* card fireman 4', NULL, 1794813714.4077744);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 179, '* card office', NULL, 1794813714.4077744);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 180, '* card fireman 3', NULL, 1794813714.4077744);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 181, '2 bid 2', 'anne-id', 1794813714.435827);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 182, '1 bid 2', 'anne-id', 1794813714.4570696);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 183, '2 bid 2', 'anne-id', 1794813714.5143147);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 184, '1 bid 1', 'anne-id', 1794813714.5654476);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 185, '2 bid 2', 'anne-id', 1794813714.5899494);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 186, '1 bid 2', 'anne-id', 1794813714.6274805);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 187, '1 pass', 'anne-id', 1794813714.7221518);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 188, '1 buy', 'anne-id', 1794813714.7792902);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 189, '* card ship coffee spices cloth', NULL, 1794813714.7792902);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 190, '* card fire 3', NULL, 1794813714.7792902);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 191, '* card office', NULL, 1794813714.7792902);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 192, '* card harbour', NULL, 1794813714.7792902);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 193, '1 bid 2', 'anne-id', 1794813714.8211524);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 194, '2 bid 3', 'anne-id', 1794813714.875791);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 195, '1 bid 3', 'anne-id', 1794813714.926385);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 196, '2 bid 1', 'anne-id', 1794813714.9554079);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 197, '1 bid 1', 'anne-id', 1794813714.9652133);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 198, '2 bid 3', 'anne-id', 1794813714.9940283);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 199, '2 pass', 'anne-id', 1794813715.0074477);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 200, '1 buy', 'anne-id', 1794813715.02516);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 201, '1 buy', 'anne-id', 1794813715.040951);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 202, '2 buy', 'anne-id', 1794813715.0694084);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 203, '1 warehouse spices', 'anne-id', 1794813715.0933614);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 204, '1 sell coffee cloth', 'anne-id', 1794813715.1251433);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 205, '* card ship coffee spices rubber', NULL, 1794813715.1251433);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 206, '* card fireman 5', NULL, 1794813715.1251433);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 207, '* card ship coffee rubber cloth', NULL, 1794813715.1251433);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 208, '2 bid 1', 'anne-id', 1794813715.140817);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 209, '1 bid 2', 'anne-id', 1794813715.15818);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 210, '2 bid 3', 'anne-id', 1794813715.1759903);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 211, '1 bid 2', 'anne-id', 1794813715.1819727);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 212, '2 bid 1', 'anne-id', 1794813715.1879094);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 213, '1 bid 1', 'anne-id', 1794813715.1937282);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 214, '2 buy', 'anne-id', 1794813715.204131);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 215, '1 pass', 'anne-id', 1794813715.222316);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 216, '1 buy', 'anne-id', 1794813715.2554274);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 217, '2 pass', 'anne-id', 1794813715.2810078);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 218, '2 swap coffee spices rubber for rubber', 'anne-id', 1794813715.2993307);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 219, '2 done', 'anne-id', 1794813715.3183117);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 220, '* card prayer_boat', NULL, 1794813715.3183117);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 221, '* card chamber', NULL, 1794813715.3183117);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 222, '* card church', NULL, 1794813715.3183117);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 223, '1 bid 3', 'anne-id', 1794813715.335912);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 224, '2 bid 2', 'anne-id', 1794813715.3575985);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 225, '1 bid 3', 'anne-id', 1794813715.365362);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 226, '2 bid 2', 'anne-id', 1794813715.3730922);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 227, '1 bid 2', 'anne-id', 1794813715.3881497);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 228, '2 bid 1', 'anne-id', 1794813715.4008133);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 229, '2 pass', 'anne-id', 1794813715.4221056);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 230, '2 buy', 'anne-id', 1794813715.4299624);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 231, '1 pass', 'anne-id', 1794813715.4377778);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 232, '1 buy', 'anne-id', 1794813715.4468713);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 233, '* card ship coffee spices cloth', NULL, 1794813715.4468713);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 234, '* card ship tea tea rubber', NULL, 1794813715.4468713);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 235, '2 bid 1', 'anne-id', 1794813715.4740329);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 236, '1 bid 1', 'anne-id', 1794813715.4891782);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 237, '2 bid 2', 'anne-id', 1794813715.4999073);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 238, '1 bid 1', 'anne-id', 1794813715.513485);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 239, '2 bid 2', 'anne-id', 1794813715.5234888);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 240, '1 bid 2', 'anne-id', 1794813715.5321133);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 241, '2 pass', 'anne-id', 1794813715.5479486);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 242, '1 pass', 'anne-id', 1794813715.5726068);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 243, '1 pass', 'anne-id', 1794813715.5939958);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 244, '2 buy', 'anne-id', 1794813715.6361718);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 245, '2 swap tea tea rubber for tea', 'anne-id', 1794813715.697815);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 246, '2 sell coffee tea', 'anne-id', 1794813715.7039936);
INSERT INTO public.lines VALUES ('qKqo38FAOzImasC4_i0EEg', 247, '* card fire 4', NULL, 1794813715.7039936);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 0, '* start 1', NULL, 1794813719.8716934);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 1, '* card warehouse', NULL, 1794813719.8716934);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 2, '* card contract coffee spices rubber cloth', NULL, 1794813719.8716934);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 3, '* card contract coffee spices', NULL, 1794813719.8716934);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 4, '* card trader spices', NULL, 1794813719.8716934);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 5, '1 bid 1', 'anne-id', 1794813719.9913344);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 6, '2 bid 1', 'anne-id', 1794813720.025446);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 7, '3 bid 1', 'anne-id', 1794813720.0620465);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 8, '1 bid 1', 'anne-id', 1794813720.0882285);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 9, '2 bid 4', 'anne-id', 1794813720.1010535);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 10, '3 bid 2', 'anne-id', 1794813720.113579);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 11, '1 bid 2', 'anne-id', 1794813720.1218822);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 12, '2 bid 1', 'anne-id', 1794813720.1334715);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 13, '3 bid 2', 'anne-id', 1794813720.18082);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 14, '1 buy', 'anne-id', 1794813720.2157989);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 15, '3 pass', 'anne-id', 1794813720.2542627);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 16, '3 buy', 'anne-id', 1794813720.2649276);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 17, '2 buy', 'anne-id', 1794813720.2756872);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 18, '* card trader coffee', NULL, 1794813720.2756872);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 19, '* card contract coffee tea rubber', NULL, 1794813720.2756872);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 20, '* card trader cloth', NULL, 1794813720.2756872);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 21, '* card fireman 1', NULL, 1794813720.2756872);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 22, '2 bid 1', 'anne-id', 1794813720.2876012);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 23, '3 bid 1', 'anne-id', 1794813720.3015938);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 24, '1 bid 2', 'anne-id', 1794813720.3137252);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 25, '2 bid 3', 'anne-id', 1794813720.3218405);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 26, '3 bid 2', 'anne-id', 1794813720.3393993);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 27, '1 bid 4', 'anne-id', 1794813720.348779);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 28, '2 bid 3', 'anne-id', 1794813720.363906);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 29, '3 bid 4', 'anne-id', 1794813720.392877);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 30, '1 bid 3', 'anne-id', 1794813720.4358814);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 31, '2 buy', 'anne-id', 1794813720.483766);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 32, '3 buy', 'anne-id', 1794813720.5173306);
INSERT INTO public.lines VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 33, '2 buy', 'anne-id', 1794813720.5261786);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 0, '* resources 1 leather iron wood fur', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 1, '* resources 2 leather wood wood linen', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 2, '* resources 3 iron wood linen fur', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 3, '* good 1 2', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 4, '* good 2 5', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 5, '* good 3 1', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 6, '* ship 1 14', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 7, '* ship 2 16', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 8, '* ship 3 5', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 9, '* ship 4 12', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 10, '* relic 1 nowgorod 15', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 11, '* relic 2 nowgorod 5', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 12, '* relic 3 london 9', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 13, '* relic 4 bergen 14', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 14, '* relic 5 bergen 5', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 15, '* relic 6 bergen shrine', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 16, '* relic 7 london 12', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 17, '* relic 8 nowgorod shrine', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 18, '* relic 9 brugge 5', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 19, '* relic 10 brugge 12', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 20, '* week 13', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 21, '* booth 1 leather iron iron wood linen fur', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 22, '* booth 2 iron wood fur fur', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 23, '* booth 3 leather leather iron linen linen', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 24, '* booth 4 leather linen', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 25, '* booth 5 wood linen linen', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 26, '* booth 6 leather wood linen fur fur', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 27, '* booth 7 iron iron linen fur fur', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 28, '* edicts recall_tuesday recall_thursday tailor', NULL, 1794813720.5632076);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 29, '1 card 5', 'anne-id', 1794813720.6603696);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 30, '2 card 3', 'anne-id', 1794813720.6848485);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 31, '3 card 7', 'anne-id', 1794813720.7027774);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 32, '1 no', 'anne-id', 1794813720.7120807);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 33, '2 yes', 'anne-id', 1794813720.7197728);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 34, '3 yes', 'anne-id', 1794813720.7407463);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 35, '3 recall 2', 'anne-id', 1794813720.7839613);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 36, '1 recall 1', 'anne-id', 1794813720.8312633);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 37, '2 recall 0', 'anne-id', 1794813720.923241);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 38, '3 booth 6', 'anne-id', 1794813720.9751554);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 39, '1 booth 4', 'anne-id', 1794813721.0292654);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 40, '2 booth 7', 'anne-id', 1794813721.0671206);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 41, '3 booth 2', 'anne-id', 1794813721.0958302);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 42, '1 booth 5', 'anne-id', 1794813721.1711254);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 43, '2 pass', 'anne-id', 1794813721.1894953);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 44, '3 booth 1', 'anne-id', 1794813721.205871);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 45, '1 pass', 'anne-id', 1794813721.21992);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 46, '3 pass', 'anne-id', 1794813721.2613864);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 47, '1 no', 'anne-id', 1794813721.2765949);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 48, '2 yes', 'anne-id', 1794813721.2873015);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 49, '3 no', 'anne-id', 1794813721.3053312);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 50, '3 pass', 'anne-id', 1794813721.3113928);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 51, '1 pass', 'anne-id', 1794813721.3168309);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 52, '2 order painting', 'anne-id', 1794813721.3220034);
INSERT INTO public.lines VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 53, '2 order saddle', 'anne-id', 1794813721.3348317);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 0, '* start 2', NULL, 1794813721.351071);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 1, '2 good essen.iron', 'anne-id', 1794813721.4152892);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 2, '2 carriage duisburg-essen', 'anne-id', 1794813721.455974);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 3, '3 good hagen.beer', 'anne-id', 1794813721.4927382);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 4, '3 carriage dortmund-hagen', 'anne-id', 1794813721.5187514);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 5, '1 good olpe.iron', 'anne-id', 1794813721.5370233);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 6, '1 carriage hagen-olpe', 'anne-id', 1794813721.5598717);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 7, '2 good soest.iron', 'anne-id', 1794813721.5764349);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 8, '2 carriage dortmund-soest', 'anne-id', 1794813721.6029751);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 9, '3 good olpe.iron', 'anne-id', 1794813721.6276104);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 10, '3 carriage olpe-corbach', 'anne-id', 1794813721.6588635);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 11, '1 good corbach.salt', 'anne-id', 1794813721.6914823);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 12, '1 carriage soest-corbach', 'anne-id', 1794813721.7070606);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 13, '2 good paderborn.salt', 'anne-id', 1794813721.7160752);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 14, '2 carriage paderborn-corbach', 'anne-id', 1794813721.7360277);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 15, '3 good duisburg.salt', 'anne-id', 1794813721.7425933);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 16, '3 carriage duisburg-hagen', 'anne-id', 1794813721.7680402);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 17, '1 good moenster.iron', 'anne-id', 1794813721.7754855);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 18, '1 carriage moenster-builefeld', 'anne-id', 1794813721.7913034);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 19, '* card moenster.iron 4 hagen.beer 5 soest.salt 3 dortmund.beer 4', NULL, 1794813721.7913034);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 20, '2 dump essen.iron', 'anne-id', 1794813721.8052192);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 21, '3 sell hagen.beer', 'anne-id', 1794813721.8201177);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 22, '1 next', 'anne-id', 1794813721.8792632);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 23, '1 next', 'anne-id', 1794813721.940085);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 24, '1 next', 'anne-id', 1794813721.9995492);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 25, '2 extend builefeld-paderborn', 'anne-id', 1794813722.0432441);
INSERT INTO public.lines VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 26, '3 thaler', 'anne-id', 1794813722.1048965);
INSERT INTO public.seats VALUES ('qKqo38FAOzImasC4_i0EEg', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('qKqo38FAOzImasC4_i0EEg', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('PNRqpLUEtEWsFzPjwTMqVg', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('PNRqpLUEtEWsFzPjwTMqVg', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 2, 'person', 'anne-id', 'Herman', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 3, 'person', 'anne-id', 'Marc', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('CDtQF_CA6Rz_9BS8tyJpDg', 1, 'person', 'anne-id', 'Anne', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seats VALUES ('CDtQF_CA6Rz_9BS8tyJpDg', 2, 'open', NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.tables VALUES ('PNRqpLUEtEWsFzPjwTMqVg', 'speicherstadt', 2, '', 1, '11a263c82865d8016bd4cb32a2ea3acc5daaf931266f2e4b7c4e326a36bb55f0', 0, 'over', 176, 176, 230, 230, NULL, false, 'anne-id', NULL, 1794813711.435248, 1794813719.7814097, 180, false, false, false, false, '3 8*', 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('qKqo38FAOzImasC4_i0EEg', 'speicherstadt', 2, '', 1, '1f865b2b76d51030c049546a5a84fb732ffed3822d18cb791f5e09d115b37d8c', 0, 'over', 194, 195, 248, 248, NULL, false, 'anne-id', NULL, 1794813711.3740246, 1794813719.79961, 180, false, false, false, false, '19* 8', 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('TMWxlzT_Ni8NfJr_jI4yqg', 'speicherstadt', 3, '', 1, '21922a8536c9a7eba29aafa7615f67bb6d5984792c1abfc9af8a7389bbcc0e81', 0, 'running', 26, 26, 34, 33, 3, false, 'anne-id', NULL, 1794813719.8716934, 1794813720.5261786, 180, false, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('rgxCtl4PqrnyRgjYs1kk6w', 'colonia', 3, '', 1, '0b83bcc33c0d87236e40e1cb2b6ce081b477511d70ff98f2f9bc14d59be69b82', 0, 'running', 26, 26, 54, 52, 2, false, 'anne-id', NULL, 1794813720.5632076, 1794813721.3348317, 180, false, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('dLgL9lHFkwNACNbt0KFv4Q', 'hellweg', 3, '', 2, '4ddc1bc3fc6b056564fd1730088b569d2c3e16a0703ffa5cb1418e8af2dae395', 0, 'running', 26, 26, 27, 26, 1, false, 'anne-id', NULL, 1794813721.351071, 1794813722.1048965, 180, false, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.tables VALUES ('CDtQF_CA6Rz_9BS8tyJpDg', 'speicherstadt', 2, '', 1, '4201e2bba091020f6528c34311db607bc67c0798286839bbffc9c8b85be6acee', 0, 'open', 1, 1, 0, 0, NULL, true, 'anne-id', NULL, 1794813722.1107867, 1794813722.1107867, 180, false, false, false, false, NULL, 0, 0, 'bot', NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.users VALUES ('anne-id', 'Anne', 1794813711.3591409, 0, '{}', NULL, false);
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
