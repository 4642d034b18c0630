BEGIN TRANSACTION;
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE archive (
	table_id VARCHAR(32) NOT NULL, 
	packed BLOB NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE lines (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	who VARCHAR(32), 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "lines" VALUES('played-by-the-first-rules',0,'* start 3',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',1,'3 good builefeld.salt',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',2,'3 carriage builefeld-paderborn',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',3,'1 good duisburg.beer',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',4,'1 carriage duisburg-hagen',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',5,'2 good paderborn.salt',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',6,'2 carriage paderborn-corbach',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',7,'3 good paderborn.beer',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',8,'1 good moenster.beer',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',9,'2 good olpe.iron',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',10,'3 good olpe.iron',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',11,'1 good hagen.beer',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',12,'2 good builefeld.salt',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',13,'* card builefeld.salt 4 essen.iron 3 dortmund.beer 5 soest.iron 4',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',14,'3 sell builefeld.salt',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',15,'1 dump moenster.beer',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',16,'2 sell builefeld.salt',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',17,'3 card coal3',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',18,'3 carriage builefeld-paderborn',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',19,'1 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',20,'2 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',21,'3 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',22,'1 card coal2',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',23,'1 carriage duisburg-essen',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',24,'2 card coal1',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',25,'2 carriage soest-paderborn',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',26,'* card builefeld.salt 3 duisburg.beer 3 dortmund.iron 5 olpe.iron 5',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',27,'1 sell duisburg.beer',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',28,'2 sell olpe.iron',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',29,'3 sell olpe.iron',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',30,'1 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',31,'2 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',32,'3 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',33,'1 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',34,'2 buy olpe',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',35,'2 carriage olpe-corbach',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',36,'3 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',37,'* card duisburg.salt 3 essen.iron 4 soest.iron 5 paderborn.beer 4',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',38,'2 sell olpe.iron',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',39,'3 sell paderborn.beer',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',40,'1 dump hagen.beer',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',41,'2 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',42,'3 store good',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',43,'1 buy paderborn',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',44,'1 carriage builefeld-paderborn',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',45,'2 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',46,'3 buy soest',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',47,'3 carriage soest-paderborn',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',48,'1 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',49,'* card duisburg.salt 4 essen.iron 5 moenster.beer 3 paderborn.salt 4',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',50,'3 next',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',51,'1 next',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',52,'2 sell paderborn.salt',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',53,'3 store good',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',54,'1 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',55,'2 buy duisburg',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',56,'2 carriage duisburg-hagen',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',57,'3 buy paderborn',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',58,'3 carriage paderborn-corbach',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',59,'3 use store',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',60,'3 store good',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',61,'1 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',62,'2 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',63,'* card moenster.iron 5 duisburg.beer 4 soest.salt 4 corbach.salt 3',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',64,'1 next',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',65,'2 dump duisburg.salt',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',66,'3 sell paderborn.salt',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',67,'1 buy soest',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',68,'1 carriage soest-corbach',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',69,'2 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',70,'3 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',71,'1 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',72,'2 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',73,'3 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',74,'3 use store',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',75,'3 store carriage',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',76,'* card builefeld.iron 3 duisburg.beer 5 dortmund.iron 4 corbach.salt 4',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',77,'2 dump olpe.iron',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',78,'3 sell soest.iron',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',79,'1 sell soest.salt',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',80,'2 card herring2',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',81,'2 privilege extend',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',82,'3 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',83,'1 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',84,'2 buy corbach',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',85,'2 carriage olpe-corbach',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',86,'3 buy dortmund',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',87,'3 carriage dortmund-soest',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',88,'3 end',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',89,'1 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',90,'* card moenster.beer 4 olpe.iron 4 builefeld.salt 5 paderborn.beer 3',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',91,'3 dump soest.iron',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',92,'1 sell paderborn.beer',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',93,'2 dump corbach.salt',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',94,'3 card herring1',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',95,'3 carriage dortmund-builefeld',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',96,'3 privilege extend',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',97,'3 end',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',98,'1 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',99,'2 store carriage',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',100,'3 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',101,'3 use extend',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',102,'3 carriage dortmund-corbach',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',103,'3 end',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',104,'1 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',105,'2 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',106,'* card moenster.iron 4 hagen.beer 5 soest.salt 3 dortmund.beer 4',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',107,'3 next',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',108,'1 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',109,'2 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',110,'3 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',111,'3 end',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',112,'1 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',113,'2 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',114,'3 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',115,'3 use store',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',116,'3 store good',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',117,'3 end',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',118,'* card builefeld.iron 5 duisburg.salt 5 soest.iron 3 hagen.beer 3',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',119,'3 sell dortmund.iron',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',120,'3 go corbach',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',121,'3 sell dortmund.iron',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',122,'3 go soest',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',123,'2 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',124,'3 use extend',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',125,'3 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',126,'1 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',127,'2 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',128,'3 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',129,'3 end',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',130,'1 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',131,'* card dortmund.iron 3 soest.salt 5 paderborn.beer 5 olpe.iron 3',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',132,'3 sell dortmund.iron',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',133,'3 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',134,'3 end',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',135,'1 thaler',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',136,'2 buy paderborn',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',137,'2 carriage builefeld-paderborn',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',138,'2 end',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',139,'3 card tobacco1',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',140,'3 carriage dortmund-moenster',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',141,'3 use store',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',142,'3 store carriage',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',143,'3 use extend',NULL,1.79477969836940956117e+09);
INSERT INTO "lines" VALUES('played-by-the-first-rules',144,'3 carriage dortmund-corbach',NULL,1.79477969836940956117e+09);
CREATE TABLE presence (
	table_id VARCHAR(32) NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	server VARCHAR(32) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (table_id, user_id, server)
);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	user_id VARCHAR(32), 
	name VARCHAR(40) NOT NULL, 
	level VARCHAR(16), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('played-by-the-first-rules',1,'person','anne','Anne',NULL);
INSERT INTO "seats" VALUES('played-by-the-first-rules',2,'person','anne','Herman',NULL);
INSERT INTO "seats" VALUES('played-by-the-first-rules',3,'person','anne','Marc',NULL);
CREATE TABLE settings (
	"key" VARCHAR(32) NOT NULL, 
	value VARCHAR(200) NOT NULL, 
	PRIMARY KEY ("key")
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	players INTEGER NOT NULL, 
	options VARCHAR(200) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	version INTEGER NOT NULL, 
	news INTEGER NOT NULL, 
	lines INTEGER NOT NULL, 
	turn INTEGER, 
	listed BOOLEAN NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	rematch VARCHAR(32), 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('played-by-the-first-rules','hellweg',3,'warehouse passengers','of-a-test','running',1,1,145,3,0,'anne',NULL,1.79477969836940956117e+09,1.79477969836940956117e+09);
CREATE TABLE users (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	epoch INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "users" VALUES('anne','Anne',1.7947796983675532341e+09,0);
CREATE INDEX tables_by_status ON tables (status, changed);
CREATE INDEX seats_by_user ON seats (user_id);
CREATE INDEX chat_by_table ON chat (table_id, id);
COMMIT;
