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
INSERT INTO public.archive VALUES ('jYA-_ih3HxTeIdjtOGfl7w', '\x78da955ad16e1b390cfc15238f87de42a22892fa96a23838898b04974b0a3bb9a27f7fa3f5dab56349dc038a220f43ae561c0d875a7ffd7af7c7e6f0beddbf6fe2dd97d78f97972f510bab45fc9b445882e9b72f15f5b0dd3f6e7e6ef7bba7b78fc36e0df8e1edf57dbf7d78c71fdfbfef769bc38fe787dd61b3ffb8bfdfed370f2f6fef4f6bd220c723f0c7b06140dcdc3f3f6ed2dd97bbedebebeecfe7c7bb33b0c429153132aa409a81b103cc6452e82223f5801224ea45c61e5022856cf23b63efd152444cf2ef8cbd975115a1bc3cfac7f670e8e08c4d634ec7270f7025491656074753c08b908af35ce05472b1e5853f7e75509138a74417c5fefebcdffdb37dad3b7955e82138ae012f343a92701830da7900f16614b3c70e9a88724921fb19c94266658fc13425326cfe8a35a64259453dbed1c4cc197f797562038f28bbecc88a7789cbfabad924991e0fc375698e32715b9a1b7c5b5856042e0f7adf6d47e07111c472d16cdea1a74913e1cc179f288a434f94fd8c866ac5b2628d2598d05113c7442912723e71b45bd834854839aa270f693ef678f49801a91e3689e2668bd8eb7014b938c846d024bd3aeb9f098282b7fb47331a31e0d31ae489b88d56768d1fd5154053a6e8b6b034a52412d9fc8ce8751a1279029020002143f9bda698a61c2cab253f630649438e5ed1d0b37308ea320f2f1c937a8442df848ed945690e4fcf3f9ac6e3b64eb7c1ddc6d27f52a5c0e5ffc3c8719595031761bf260a41287e2b4a93818989c4d30300c19a98fc2516744b0ed927625192503c81e1d95758111f678cee3ba6034f11d2cbb2b0e6f073dba8cfe6fbdb6f4fd94e52eaae2d4b9a4def184f1ce4b8259f58943e736180a515d88eaf6ed2ee327c44269e5260a162de0107303151726bcfb30bc129f7d8c413a351065f8400d4da865cc2334428484eead2296389f9dc51bb7c82426285e4a6c3e9097c5e5f379d0a0e78eaa9556d566d47d38aacc4b9d5a916b2df147bd4e9ac73e1db5055af82c7b532780b6c9c274e0056b312c5cf58027c92f9090b1cbfaa4bd00cfb2339ab7b8800e482f7368728c0e15dc2c9f20f70310936d1f153809981c647d4e3dbebae0323cc0f51528b137dd2b5c2d6d1b515d9f65657481a9682d000e47258a20e30d51e90a25fb354372f674ff872f54a6cbc628d189732971519215160827ae5cdb5e9491acb4ac604838973d999010bc44cae5cec6535070ea61179a6cf48471a71f7dbd7bf47b07165956bc1d8afac6173a5989fd1302c17f20b5b528a1cbd7c32851096db8f513ee084a2785d4aa6c82c428e58c8443051c63eacca28f9b88464253ae4040ce9d271e8ffe465f873895be056571a7696569299c15e3fbb0aa461fd18f50bd11d7600842018af4868752872273c9970ce8935f9197100705cc45fa204f8b0b36076cb28ccaa3e15a50412118f149a944ccce598d6cbb493ed7fdcbd3cff7bbee9ed6e91058c84a18cbb588f02b7c19f7b598f75b791b3f5a235c8ab058e397a113caeab095110f73a5ba6027f055be2ab16e6d344fe15a86258e35c927b610920284a45fd8c75600bd1e30b7056388967c415430fce9ba99b0fdccba1381aa7100e96c5a2fe1fc569059ec431af01afe3e655e448357462ecb366778002d0cac2c211b9148396e5e413016e374b59412d4c5a42c9fc8c9a4898d8ab9c8281e89e63f5d3fa9924b3b874318c8b1857bc6c25539665f30ebb9797b9760b431a0106bf601933f5caab06e051edf3d544d7ead91421c274faaa33c215d146475d9837a2782bb64bf1ee83d64c9457c123f2da444aa2976d397580894d7274af496de2082399dc466fb5d16bf46f510cfd3bc52c2bd6284960773d69b4494374680e8ce22f520f86d380a71647656dfecce0da57c004d3eed2d15c729729d493bdbccaf1eeee9686f3edddfc19a79d020f8ca7cbeae323fbe088e5c56579f385fe008b732d1c4bd3af7027a65eda5329ee10dc42ce1623ad413e6df7f76f1ffb35d075d3fb55e488a20576b98a2c79a20d60c1a0c5ee179132e5fa95cd1d050b5c6bb0c5578f97a8e1f24367f75c0208e31abd59ab4c46e88fa78b9ede49024c89cdb32b652af5ba3ab90fad5feb60a986e92c8409dc8f573fa158e3239a810f4f1ffb87a715c0cecc778dedd7b2e26260b1e8d47206426303153f235ca044cfd0cec0425c4cfc8c299f2e0cfbb6a8e2d02ff24926daec98519846f358b52bac7e030dce65f68cabdf8db2784f85758f7cda95b33de94a720d11aa57017ce94f4e1febdb788b319feecb4f32b9f0af57038dc2d672d8fd81ae15d6f9e8d282b664f80a47432e68c6ec90924f1ac5f15e7e8333660d5434272e631d9d81e0ebd50f8f7a194b9d0c569c9452758a1d8645f8542dd1c604032a479c4ff5b315ec7319aa5e85c59402a5f12101ca201fc21e8c28a6d30f234ec4ac24a31e1e1b534e3fc83a3379b620dc094998b7037dbad35848dc7b4cbd99b2ab6bb1a7ed3f0d896e207fecb7bf76fbbfeedfb6ef23741cf024a28367b46697a2b1fe60a85872d51c40e542c93b457182fd660bc95f6296c0a6d9cf08eb17b988cb2be184a69a5c9a8a313b570915a6386ae6f24f55f8d6e1f16de516e0b7ff00c93dcf27');
INSERT INTO public.chat VALUES (1, 'FezXLcdr8QOOyrPIGbOkRw', 'anne-id', 'Anne', 'Well played – ’t was mooi!', 1794781801.812559);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 0, '* start 2', NULL, 1794781781.5812466);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 1, '* card fireman 1', NULL, 1794781781.5812466);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 2, '* card office', NULL, 1794781781.5812466);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 3, '* card contract coffee spices rubber cloth', NULL, 1794781781.5812466);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 4, '2 bid 3', 'anne-id', 1794781781.7687287);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 5, '1 bid 2', 'anne-id', 1794781781.8325896);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 6, '2 bid 1', 'anne-id', 1794781781.8890953);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 7, '1 bid 3', 'anne-id', 1794781781.945369);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 8, '2 bid 1', 'anne-id', 1794781782.0084815);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 9, '1 bid 3', 'anne-id', 1794781782.0610788);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 10, '2 buy', 'anne-id', 1794781782.1246018);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 11, '1 pass', 'anne-id', 1794781782.1926382);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 12, '2 pass', 'anne-id', 1794781782.2766514);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 13, '1 pass', 'anne-id', 1794781782.3526187);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 14, '1 buy', 'anne-id', 1794781782.4132314);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 15, '* card contract coffee tea rubber', NULL, 1794781782.4132314);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 16, '* card trader cloth', NULL, 1794781782.4132314);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 17, '* card trader tea', NULL, 1794781782.4132314);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 18, '1 bid 1', 'anne-id', 1794781782.468581);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 19, '2 bid 3', 'anne-id', 1794781782.528633);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 20, '1 bid 3', 'anne-id', 1794781782.5871954);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 21, '2 bid 3', 'anne-id', 1794781782.6445632);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 22, '1 bid 3', 'anne-id', 1794781782.7126353);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 23, '2 bid 3', 'anne-id', 1794781782.7609477);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 24, '1 pass', 'anne-id', 1794781782.8171597);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 25, '1 pass', 'anne-id', 1794781782.8680043);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 26, '2 pass', 'anne-id', 1794781782.9227374);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 27, '1 buy', 'anne-id', 1794781783.0006917);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 28, '* card trader coffee', NULL, 1794781783.0006917);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 29, '* card trader rubber', NULL, 1794781783.0006917);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 30, '* card fireman 2', NULL, 1794781783.0006917);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 31, '2 bid 1', 'anne-id', 1794781783.0528626);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 32, '1 bid 2', 'anne-id', 1794781783.1347618);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 33, '2 bid 1', 'anne-id', 1794781783.224741);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 34, '1 bid 3', 'anne-id', 1794781783.3007805);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 35, '2 bid 1', 'anne-id', 1794781783.3636181);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 36, '1 bid 2', 'anne-id', 1794781783.4328911);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 37, '2 buy', 'anne-id', 1794781783.500685);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 38, '1 buy', 'anne-id', 1794781783.5623126);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 39, '1 buy', 'anne-id', 1794781783.6248243);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 40, '* card trader spices', NULL, 1794781783.6248243);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 41, '* card warehouse', NULL, 1794781783.6248243);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 42, '* card contract coffee spices', NULL, 1794781783.6248243);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 43, '1 bid 3', 'anne-id', 1794781783.6615024);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 44, '2 bid 2', 'anne-id', 1794781783.7288423);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 45, '1 bid 1', 'anne-id', 1794781783.7606232);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 46, '2 bid 1', 'anne-id', 1794781783.8112485);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 47, '1 bid 2', 'anne-id', 1794781783.8646376);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 48, '2 bid 2', 'anne-id', 1794781783.9132009);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 49, '1 pass', 'anne-id', 1794781783.957091);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 50, '2 pass', 'anne-id', 1794781784.0045238);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 51, '2 buy', 'anne-id', 1794781784.050537);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 52, '1 buy', 'anne-id', 1794781784.0974965);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 53, '* card fireman 3', NULL, 1794781784.0974965);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 54, '* card ship spices spices cloth', NULL, 1794781784.0974965);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 55, '* card office', NULL, 1794781784.0974965);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 56, '2 bid 1', 'anne-id', 1794781784.137524);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 57, '1 bid 3', 'anne-id', 1794781784.2005897);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 58, '2 bid 1', 'anne-id', 1794781784.2445617);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 59, '1 bid 1', 'anne-id', 1794781784.2885153);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 60, '2 bid 2', 'anne-id', 1794781784.3368185);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 61, '1 bid 3', 'anne-id', 1794781784.3845873);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 62, '2 buy', 'anne-id', 1794781784.4248488);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 63, '1 buy', 'anne-id', 1794781784.4809382);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 64, '* card contract coffee spices cloth', NULL, 1794781784.4809382);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 65, '* card fireman 2', NULL, 1794781784.4809382);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 66, '* card ship tea rubber cloth', NULL, 1794781784.4809382);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 67, '1 bid 3', 'anne-id', 1794781784.5325527);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 68, '2 bid 1', 'anne-id', 1794781784.5888941);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 69, '1 bid 1', 'anne-id', 1794781784.636649);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 70, '2 bid 1', 'anne-id', 1794781784.6848898);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 71, '1 bid 2', 'anne-id', 1794781784.7325828);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 72, '2 bid 1', 'anne-id', 1794781784.7928598);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 73, '2 pass', 'anne-id', 1794781784.8458002);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 74, '1 buy', 'anne-id', 1794781784.9087403);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 75, '* card fire 1', NULL, 1794781784.9087403);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 76, '* card contract tea spices', NULL, 1794781784.9087403);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 77, '* card ship tea rubber cloth', NULL, 1794781784.9087403);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 78, '* card fireman 1', NULL, 1794781784.9087403);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 79, '2 bid 2', 'anne-id', 1794781784.9565358);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 80, '1 bid 3', 'anne-id', 1794781785.02466);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 81, '2 bid 2', 'anne-id', 1794781785.084862);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 82, '1 bid 3', 'anne-id', 1794781785.1381433);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 83, '2 bid 2', 'anne-id', 1794781785.196743);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 84, '1 bid 3', 'anne-id', 1794781785.2698479);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 85, '2 buy', 'anne-id', 1794781785.32061);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 86, '1 pass', 'anne-id', 1794781785.3886561);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 87, '2 swap tea rubber cloth for cloth', 'anne-id', 1794781785.4446552);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 88, '2 done', 'anne-id', 1794781785.492943);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 89, '* card ship coffee coffee tea', NULL, 1794781785.492943);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 90, '* card ship coffee spices rubber', NULL, 1794781785.492943);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 91, '* card contract coffee tea rubber cloth', NULL, 1794781785.492943);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 92, '1 bid 1', 'anne-id', 1794781785.5487552);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 93, '2 bid 2', 'anne-id', 1794781785.5965858);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 94, '1 bid 2', 'anne-id', 1794781785.6646824);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 95, '2 bid 2', 'anne-id', 1794781785.709648);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 96, '1 bid 2', 'anne-id', 1794781785.7806153);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 97, '2 bid 2', 'anne-id', 1794781785.8623118);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 98, '1 buy', 'anne-id', 1794781785.9327803);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 99, '1 buy', 'anne-id', 1794781785.9807675);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 100, '1 sell spices rubber', 'anne-id', 1794781786.02831);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 101, '1 house coffee', 'anne-id', 1794781786.0765834);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 102, '1 swap coffee coffee tea for coffee', 'anne-id', 1794781786.1279426);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 103, '1 deliver coffee 1', 'anne-id', 1794781786.1727312);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 104, '1 deliver coffee 2', 'anne-id', 1794781786.224669);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 105, '* card fire 2', NULL, 1794781786.224669);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 106, '* card contract tea rubber cloth', NULL, 1794781786.224669);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 107, '* card fireman 4', NULL, 1794781786.224669);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 108, '* card ship coffee spices spices', NULL, 1794781786.224669);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 109, '2 bid 1', 'anne-id', 1794781786.2727315);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 110, '1 bid 3', 'anne-id', 1794781786.3294516);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 111, '2 bid 2', 'anne-id', 1794781786.36482);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 112, '1 bid 3', 'anne-id', 1794781786.4169397);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 113, '2 bid 3', 'anne-id', 1794781786.4846652);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 114, '1 bid 3', 'anne-id', 1794781786.540672);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 115, '2 pass', 'anne-id', 1794781786.6046937);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 116, '2 buy', 'anne-id', 1794781786.676918);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 117, '2 pass', 'anne-id', 1794781786.7212174);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 118, '1 buy', 'anne-id', 1794781786.780597);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 119, '1 swap coffee spices spices for spices', 'anne-id', 1794781786.837813);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 120, '1 deliver spices 2', 'anne-id', 1794781786.8845568);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 121, '* card contract rubber cloth', NULL, 1794781786.8845568);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 122, '* card bank', NULL, 1794781786.8845568);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 123, '* card contract coffee tea spices rubber', NULL, 1794781786.8845568);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 124, '1 bid 3', 'anne-id', 1794781786.9266963);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 125, '2 bid 3', 'anne-id', 1794781786.9750478);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 126, '1 bid 1', 'anne-id', 1794781787.0166101);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 127, '2 bid 2', 'anne-id', 1794781787.068774);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 128, '1 bid 1', 'anne-id', 1794781787.1125712);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 129, '2 bid 2', 'anne-id', 1794781787.1613522);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 130, '1 pass', 'anne-id', 1794781787.2206004);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 131, '1 pass', 'anne-id', 1794781787.2623107);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 132, '2 buy', 'anne-id', 1794781787.324638);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 133, '1 buy', 'anne-id', 1794781787.3646576);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 134, '* card ship rubber cloth cloth', NULL, 1794781787.3646576);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 135, '* card ship coffee spices rubber', NULL, 1794781787.3646576);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 136, '* card contract tea spices cloth', NULL, 1794781787.3646576);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 137, '2 bid 2', 'anne-id', 1794781787.4087002);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 138, '1 bid 3', 'anne-id', 1794781787.4376307);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 139, '2 bid 3', 'anne-id', 1794781787.4886262);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 140, '1 bid 3', 'anne-id', 1794781787.5262797);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 141, '2 bid 1', 'anne-id', 1794781787.5805755);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 142, '1 bid 1', 'anne-id', 1794781787.6288748);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 143, '2 buy', 'anne-id', 1794781787.696715);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 144, '2 buy', 'anne-id', 1794781787.7416906);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 145, '1 buy', 'anne-id', 1794781787.7976835);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 146, '2 swap spices rubber cloth for tea', 'anne-id', 1794781787.8657498);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 147, '2 swap tea rubber cloth for rubber', 'anne-id', 1794781787.8970857);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 148, '2 done', 'anne-id', 1794781787.9484751);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 149, '* card ship coffee cloth cloth', NULL, 1794781787.9484751);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 150, '* card fireman 5', NULL, 1794781787.9484751);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 151, '* card ship tea rubber rubber', NULL, 1794781787.9484751);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 152, '1 bid 3', 'anne-id', 1794781787.9935374);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 153, '2 bid 3', 'anne-id', 1794781788.052601);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 154, '1 bid 2', 'anne-id', 1794781788.096551);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 155, '2 bid 2', 'anne-id', 1794781788.1365142);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 156, '1 bid 1', 'anne-id', 1794781788.1868212);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 157, '2 bid 3', 'anne-id', 1794781788.2486544);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 158, '1 buy', 'anne-id', 1794781788.304567);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 159, '2 buy', 'anne-id', 1794781788.349395);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 160, '2 pass', 'anne-id', 1794781788.3926415);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 161, '1 swap coffee cloth cloth for rubber', 'anne-id', 1794781788.436514);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 162, '1 house rubber', 'anne-id', 1794781788.4620514);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 163, '1 deliver rubber 3', 'anne-id', 1794781788.5086076);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 164, '* card fireman 3', NULL, 1794781788.5086076);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 165, '* card ship tea spices cloth', NULL, 1794781788.5086076);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 166, '* card office', NULL, 1794781788.5086076);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 167, '2 bid 3', 'anne-id', 1794781788.5395043);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 168, '1 bid 1', 'anne-id', 1794781788.5850728);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 169, '2 bid 3', 'anne-id', 1794781788.6397352);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 170, '1 bid 2', 'anne-id', 1794781788.6845293);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 171, '2 bid 1', 'anne-id', 1794781788.735728);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 172, '1 bid 3', 'anne-id', 1794781788.788568);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 173, '2 buy', 'anne-id', 1794781788.8365064);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 174, '1 buy', 'anne-id', 1794781788.881113);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 175, '2 pass', 'anne-id', 1794781788.9125247);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 176, '1 swap tea spices cloth for rubber', 'anne-id', 1794781788.9508996);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 177, '1 deliver rubber 1', 'anne-id', 1794781789.004581);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 178, '* card prayer_boat', NULL, 1794781789.004581);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 179, '* card fireman 5', NULL, 1794781789.004581);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 180, '* card ship tea tea tea', NULL, 1794781789.004581);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 181, '1 bid 2', 'anne-id', 1794781789.0531454);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 182, '2 bid 2', 'anne-id', 1794781789.1165938);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 183, '1 bid 3', 'anne-id', 1794781789.1688235);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 184, '2 bid 3', 'anne-id', 1794781789.2261767);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 185, '1 bid 3', 'anne-id', 1794781789.2846825);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 186, '2 bid 3', 'anne-id', 1794781789.3457026);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 187, '2 buy', 'anne-id', 1794781789.3998835);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 188, '2 buy', 'anne-id', 1794781789.4452353);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 189, '2 done', 'anne-id', 1794781789.4966035);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 190, '* card fire 3', NULL, 1794781789.4966035);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 191, '* card harbour', NULL, 1794781789.4966035);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 192, '* card ship coffee tea rubber', NULL, 1794781789.4966035);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 193, '* card office', NULL, 1794781789.4966035);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 194, '2 bid 1', 'anne-id', 1794781789.549297);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 195, '1 bid 3', 'anne-id', 1794781789.594545);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 196, '2 bid 3', 'anne-id', 1794781789.6404932);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 197, '1 bid 1', 'anne-id', 1794781789.686587);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 198, '2 bid 2', 'anne-id', 1794781789.729742);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 199, '1 bid 3', 'anne-id', 1794781789.768673);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 200, '2 buy', 'anne-id', 1794781789.8287299);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 201, '1 buy', 'anne-id', 1794781789.876539);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 202, '* card ship coffee spices cloth', NULL, 1794781789.876539);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 203, '* card fireman 4', NULL, 1794781789.876539);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 204, '* card chamber', NULL, 1794781789.876539);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 205, '1 bid 3', 'anne-id', 1794781789.920497);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 206, '2 bid 2', 'anne-id', 1794781789.9553397);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 207, '1 bid 3', 'anne-id', 1794781790.0044978);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 208, '2 bid 2', 'anne-id', 1794781790.0525644);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 209, '1 bid 1', 'anne-id', 1794781790.1167235);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 210, '2 bid 1', 'anne-id', 1794781790.161052);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 211, '2 buy', 'anne-id', 1794781790.2045023);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 212, '2 buy', 'anne-id', 1794781790.2565804);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 213, '1 pass', 'anne-id', 1794781790.301217);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 214, '2 warehouse coffee', 'anne-id', 1794781790.3470383);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 215, '2 sell coffee spices', 'anne-id', 1794781790.4045997);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 216, '2 house cloth', 'anne-id', 1794781790.469344);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 217, '2 done', 'anne-id', 1794781790.536543);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 218, '* card church', NULL, 1794781790.536543);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 219, '* card ship coffee spices rubber', NULL, 1794781790.536543);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 220, '2 bid 2', 'anne-id', 1794781790.5971477);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 221, '1 bid 1', 'anne-id', 1794781790.641283);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 222, '2 bid 2', 'anne-id', 1794781790.6845284);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 223, '1 bid 1', 'anne-id', 1794781790.744593);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 224, '2 bid 1', 'anne-id', 1794781790.8045573);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 225, '1 bid 2', 'anne-id', 1794781790.8849158);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 226, '1 buy', 'anne-id', 1794781790.977415);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 227, '2 pass', 'anne-id', 1794781791.0686295);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 228, '2 pass', 'anne-id', 1794781791.1605926);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 229, '2 warehouse cloth', 'anne-id', 1794781791.2487278);
INSERT INTO public.lines VALUES ('FezXLcdr8QOOyrPIGbOkRw', 230, '* card fire 4', NULL, 1794781791.2487278);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 0, '* start 2', NULL, 1794781801.9445276);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 1, '* card trader spices', NULL, 1794781801.9445276);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 2, '* card contract coffee spices', NULL, 1794781801.9445276);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 3, '* card contract coffee tea rubber', NULL, 1794781801.9445276);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 4, '* card trader rubber', NULL, 1794781801.9445276);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 5, '2 bid 3', 'anne-id', 1794781802.0291457);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 6, '3 bid 1', 'anne-id', 1794781802.0827868);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 7, '1 bid 2', 'anne-id', 1794781802.1406336);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 8, '2 bid 2', 'anne-id', 1794781802.2014906);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 9, '3 bid 4', 'anne-id', 1794781802.2551806);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 10, '1 bid 4', 'anne-id', 1794781802.3010943);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 11, '2 bid 4', 'anne-id', 1794781802.356477);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 12, '3 bid 1', 'anne-id', 1794781802.4169865);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 13, '1 bid 2', 'anne-id', 1794781802.4674168);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 14, '3 pass', 'anne-id', 1794781802.520506);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 15, '3 buy', 'anne-id', 1794781802.5631342);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 16, '1 pass', 'anne-id', 1794781802.6380026);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 17, '2 pass', 'anne-id', 1794781802.6894403);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 18, '1 buy', 'anne-id', 1794781802.736533);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 19, '2 buy', 'anne-id', 1794781802.7813509);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 20, '3 pass', 'anne-id', 1794781802.8172753);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 21, '1 pass', 'anne-id', 1794781802.87653);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 22, '2 buy', 'anne-id', 1794781802.928553);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 23, '* card fireman 1', NULL, 1794781802.928553);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 24, '* card trader coffee', NULL, 1794781802.928553);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 25, '* card contract coffee spices rubber cloth', NULL, 1794781802.928553);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 26, '* card office', NULL, 1794781802.928553);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 27, '3 bid 3', 'anne-id', 1794781802.9725204);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 28, '1 bid 1', 'anne-id', 1794781803.0165865);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 29, '2 bid 1', 'anne-id', 1794781803.072546);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 30, '3 bid 2', 'anne-id', 1794781803.0942004);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 31, '1 bid 3', 'anne-id', 1794781803.1499817);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 32, '2 bid 4', 'anne-id', 1794781803.1844947);
INSERT INTO public.lines VALUES ('4ITuzagNaZTV06BpBOsqgQ', 33, '3 bid 3', 'anne-id', 1794781803.2317913);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 0, '* resources 1 leather leather leather wood', NULL, 1794781803.261839);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 1, '* resources 2 iron linen linen linen', NULL, 1794781803.261839);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 2, '* resources 3 iron iron wood linen', NULL, 1794781803.261839);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 3, '* good 1 4', NULL, 1794781803.261839);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 4, '* good 2 3', NULL, 1794781803.261839);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 5, '* good 3 6', NULL, 1794781803.261839);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 6, '3 choose saddle', 'anne-id', 1794781803.3493326);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 7, '* ship 1 12', NULL, 1794781803.3493326);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 8, '* ship 2 7', NULL, 1794781803.3493326);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 9, '* ship 3 11', NULL, 1794781803.3493326);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 10, '* ship 4 16', NULL, 1794781803.3493326);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 11, '* relic 1 nowgorod 5', NULL, 1794781803.3493326);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 12, '* relic 2 bergen 14', NULL, 1794781803.3493326);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 13, '* relic 3 nowgorod 5', NULL, 1794781803.3493326);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 14, '* relic 4 bergen 15', NULL, 1794781803.3493326);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 15, '* relic 5 brugge 5', NULL, 1794781803.3493326);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 16, '* relic 6 brugge 12', NULL, 1794781803.3493326);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 17, '* relic 7 brugge 14', NULL, 1794781803.3493326);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 18, '* relic 8 nowgorod 14', NULL, 1794781803.3493326);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 19, '* relic 9 brugge 9', NULL, 1794781803.3493326);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 20, '* relic 10 bergen 5', NULL, 1794781803.3493326);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 21, '* week 8', NULL, 1794781803.3493326);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 22, '* booth 1 wood fur', NULL, 1794781803.3493326);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 23, '* booth 2 iron iron wood linen', NULL, 1794781803.3493326);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 24, '* booth 3 leather leather iron linen linen', NULL, 1794781803.3493326);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 25, '* booth 4 iron wood wood', NULL, 1794781803.3493326);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 26, '* booth 5 leather leather linen fur fur', NULL, 1794781803.3493326);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 27, '* booth 6 leather leather wood fur fur fur', NULL, 1794781803.3493326);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 28, '* booth 7 iron iron linen fur', NULL, 1794781803.3493326);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 29, '* edicts extra_hold shoemaker one_ship', NULL, 1794781803.3493326);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 30, '1 card 4', 'anne-id', 1794781803.4245138);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 31, '2 card 8', 'anne-id', 1794781803.4925303);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 32, '3 card 7', 'anne-id', 1794781803.554135);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 33, '2 booth 2', 'anne-id', 1794781803.596488);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 34, '3 booth 5', 'anne-id', 1794781803.654498);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 35, '1 booth 6', 'anne-id', 1794781803.704535);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 36, '2 pass', 'anne-id', 1794781803.7565014);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 37, '3 booth 7', 'anne-id', 1794781803.8085048);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 38, '1 booth 3', 'anne-id', 1794781803.8845575);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 39, '3 pass', 'anne-id', 1794781803.935866);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 40, '1 pass', 'anne-id', 1794781804.0085232);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 41, '1 no', 'anne-id', 1794781804.06054);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 42, '2 no', 'anne-id', 1794781804.128714);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 43, '3 no', 'anne-id', 1794781804.1767876);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 44, '2 order painting', 'anne-id', 1794781804.2605567);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 45, '3 order painting', 'anne-id', 1794781804.3047726);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 46, '1 order footwear', 'anne-id', 1794781804.3725722);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 47, '3 order footwear', 'anne-id', 1794781804.4205554);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 48, '1 order saddle', 'anne-id', 1794781804.4765105);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 49, '3 pass', 'anne-id', 1794781804.5245283);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 50, '1 order clothing', 'anne-id', 1794781804.5856917);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 51, '1 order footwear', 'anne-id', 1794781804.6365292);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 52, '1 order painting', 'anne-id', 1794781804.6870422);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 53, '* dice 1 2 2 6', NULL, 1794781804.6870422);
INSERT INTO public.lines VALUES ('FRuKnb6TngP6rdE7d5xg7A', 54, '1 yes', 'anne-id', 1794781804.744514);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 0, '* start 3', NULL, 1794781804.7846088);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 1, '3 good builefeld.iron', 'anne-id', 1794781804.8889668);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 2, '3 carriage moenster-builefeld', 'anne-id', 1794781804.9365644);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 3, '1 good paderborn.salt', 'anne-id', 1794781804.9925592);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 4, '1 carriage builefeld-paderborn', 'anne-id', 1794781805.0444837);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 5, '2 good builefeld.salt', 'anne-id', 1794781805.096484);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 6, '2 carriage builefeld-paderborn', 'anne-id', 1794781805.1418111);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 7, '3 good paderborn.beer', 'anne-id', 1794781805.2084823);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 8, '3 carriage soest-paderborn', 'anne-id', 1794781805.2565525);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 9, '1 good moenster.iron', 'anne-id', 1794781805.3170862);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 10, '1 carriage moenster-builefeld', 'anne-id', 1794781805.360531);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 11, '2 good paderborn.salt', 'anne-id', 1794781805.4098306);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 12, '2 carriage paderborn-corbach', 'anne-id', 1794781805.4524782);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 13, '3 good hagen.beer', 'anne-id', 1794781805.48926);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 14, '3 carriage duisburg-hagen', 'anne-id', 1794781805.5654778);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 15, '1 good olpe.iron', 'anne-id', 1794781805.5980635);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 16, '1 carriage hagen-olpe', 'anne-id', 1794781805.6325023);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 17, '2 good moenster.iron', 'anne-id', 1794781805.674627);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 18, '2 carriage essen-moenster', 'anne-id', 1794781805.720611);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 19, '* card builefeld.iron 3 duisburg.beer 5 dortmund.iron 4 corbach.salt 4', NULL, 1794781805.720611);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 20, '3 sell builefeld.iron', 'anne-id', 1794781805.7749286);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 21, '3 next', 'anne-id', 1794781805.8365352);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 22, '1 sell moenster.iron', 'anne-id', 1794781805.8845797);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 23, '2 next', 'anne-id', 1794781805.9405296);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 24, '2 dump paderborn.salt', 'anne-id', 1794781806.0005999);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 25, '3 extend paderborn-corbach', 'anne-id', 1794781806.0654032);
INSERT INTO public.lines VALUES ('4jeBfc67IlPDx67FY1Vs3g', 26, '1 extend hagen-olpe', 'anne-id', 1794781806.1130996);
INSERT INTO public.seats VALUES ('FezXLcdr8QOOyrPIGbOkRw', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('FezXLcdr8QOOyrPIGbOkRw', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('jYA-_ih3HxTeIdjtOGfl7w', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('jYA-_ih3HxTeIdjtOGfl7w', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('4ITuzagNaZTV06BpBOsqgQ', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('4ITuzagNaZTV06BpBOsqgQ', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('4ITuzagNaZTV06BpBOsqgQ', 3, 'person', 'anne-id', 'Marc', NULL);
INSERT INTO public.seats VALUES ('FRuKnb6TngP6rdE7d5xg7A', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('FRuKnb6TngP6rdE7d5xg7A', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('FRuKnb6TngP6rdE7d5xg7A', 3, 'person', 'anne-id', 'Marc', NULL);
INSERT INTO public.seats VALUES ('4jeBfc67IlPDx67FY1Vs3g', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('4jeBfc67IlPDx67FY1Vs3g', 2, 'person', 'anne-id', 'Herman', NULL);
INSERT INTO public.seats VALUES ('4jeBfc67IlPDx67FY1Vs3g', 3, 'person', 'anne-id', 'Marc', NULL);
INSERT INTO public.seats VALUES ('TAt46hCtm8Cgxb09viOkYg', 1, 'person', 'anne-id', 'Anne', NULL);
INSERT INTO public.seats VALUES ('TAt46hCtm8Cgxb09viOkYg', 2, 'open', NULL, '', NULL);
INSERT INTO public.tables VALUES ('jYA-_ih3HxTeIdjtOGfl7w', 'speicherstadt', 2, '', 1, '1094373b9cb35acb74ab65e7ce1aca587fa2398a08a57c5fddefef537892de7b', 'over', 192, 192, 246, NULL, false, 'anne-id', NULL, 1794781781.6646087, 1794781801.776499);
INSERT INTO public.tables VALUES ('FezXLcdr8QOOyrPIGbOkRw', 'speicherstadt', 2, '', 1, '4fc8205609277421c87754d10abcdd4df4f9a8278e6f789731631e1d5be1d838', 'over', 177, 178, 231, NULL, false, 'anne-id', NULL, 1794781781.5812466, 1794781801.8148675);
INSERT INTO public.tables VALUES ('4ITuzagNaZTV06BpBOsqgQ', 'speicherstadt', 3, '', 1, '1bad9aab308bb349b52a14250427c13918e14ff26fa6e5bd2888c796303ec984', 'running', 26, 26, 34, 1, false, 'anne-id', NULL, 1794781801.9445276, 1794781803.2317913);
INSERT INTO public.tables VALUES ('FRuKnb6TngP6rdE7d5xg7A', 'colonia', 3, '', 1, '943addf7f1a53358a931ec2b07652488bbc065f8f4d8485fb2ea3f14f2101e83', 'running', 26, 26, 55, 2, false, 'anne-id', NULL, 1794781803.261839, 1794781804.744514);
INSERT INTO public.tables VALUES ('4jeBfc67IlPDx67FY1Vs3g', 'hellweg', 3, '', 2, '8319ad562fc6a4eb10b312ccc8597c7856ea869036afb4c5b7b7ac48675f0c05', 'running', 26, 26, 27, 2, false, 'anne-id', NULL, 1794781804.7846088, 1794781806.1130996);
INSERT INTO public.tables VALUES ('TAt46hCtm8Cgxb09viOkYg', 'speicherstadt', 2, '', 1, '038e1573e8a5345cceb45efac896143ba1581dce6f56e68f48256f91651dac8d', 'open', 1, 1, 0, NULL, true, 'anne-id', NULL, 1794781806.133071, 1794781806.133071);
INSERT INTO public.users VALUES ('anne-id', 'Anne', 1794781781.553032, 0);
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
