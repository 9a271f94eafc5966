-- A database as releases of 2026-11 left it, with ratings, messages and changes.
CREATE TABLE rating (
title_type TEXT NOT NULL,
title_id INTEGER NOT NULL,
session_id TEXT NOT NULL,
stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
PRIMARY KEY (title_type, title_id, session_id)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE rating_total (
title_type TEXT NOT NULL,
title_id INTEGER NOT NULL,
stars INTEGER NOT NULL,
sessions INTEGER NOT NULL,
PRIMARY KEY (title_type, title_id)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE contact_message (
id TEXT PRIMARY KEY,
received_at INTEGER NOT NULL,
name TEXT NOT NULL,
email TEXT NOT NULL,
subject TEXT NOT NULL,
message TEXT NOT NULL,
sent_at INTEGER,
attempts INTEGER NOT NULL DEFAULT 0,
due_at INTEGER NOT NULL,
last_error TEXT
  ) STRICT;
CREATE TABLE catalogue_title (
title_type TEXT NOT NULL,
title_id INTEGER NOT NULL,
wanted_at INTEGER NOT NULL,
due_at INTEGER NOT NULL,
revision INTEGER NOT NULL DEFAULT 0,
first_checked_at INTEGER,
checked_at INTEGER,
empty_since INTEGER,
name TEXT NOT NULL DEFAULT '',
imdb_id TEXT,
wikidata_id TEXT, year INTEGER,
PRIMARY KEY (title_type, title_id)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE title_offers (
title_type TEXT NOT NULL,
title_id INTEGER NOT NULL,
country TEXT NOT NULL,
offers TEXT NOT NULL,
PRIMARY KEY (title_type, title_id, country),
FOREIGN KEY (title_type, title_id) REFERENCES catalogue_title ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
CREATE TABLE availability_change (
sequence INTEGER PRIMARY KEY AUTOINCREMENT,
title_type TEXT NOT NULL,
title_id INTEGER NOT NULL,
name TEXT NOT NULL,
country TEXT NOT NULL,
provider INTEGER NOT NULL,
kind TEXT NOT NULL,
change TEXT NOT NULL,
observed_at INTEGER NOT NULL
  , year INTEGER, poster_path TEXT, previously_observed_at INTEGER) STRICT;
CREATE TABLE lease (
name TEXT PRIMARY KEY,
holder TEXT NOT NULL,
until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
CREATE TABLE store_identity (id TEXT PRIMARY KEY, complete_since INTEGER) STRICT;
CREATE TABLE webhook (
client TEXT PRIMARY KEY,
cursor TEXT NOT NULL,
attempts INTEGER NOT NULL,
due_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
CREATE INDEX contact_message_due ON contact_message (due_at) WHERE sent_at IS NULL;
CREATE INDEX contact_message_received ON contact_message (received_at, id);
CREATE INDEX catalogue_title_due ON catalogue_title (due_at);
CREATE INDEX catalogue_title_wanted ON catalogue_title (wanted_at);
CREATE INDEX catalogue_title_first_checked ON catalogue_title (first_checked_at);
CREATE INDEX title_offers_country ON title_offers (country, title_type, title_id);
CREATE INDEX availability_change_country ON availability_change (country, sequence);
CREATE INDEX availability_change_observed ON availability_change (observed_at);
CREATE INDEX availability_change_title ON availability_change (title_type, title_id, sequence);
INSERT INTO rating VALUES ('movie', 603, '0b9ad3c0-6bd5-4e61-9d0c-1f4f3e0a7c11', 4);
INSERT INTO rating VALUES ('movie', 603, '0b9ad3c0-6bd5-4e61-9d0c-1f4f3e0a7c12', 5);
INSERT INTO rating_total VALUES ('movie', 603, 9, 2);
INSERT INTO rating_total VALUES ('tv', 1399, 0, 0);
INSERT INTO contact_message VALUES ('first', 1793534400000, 'Ada Byron', 'ada@example.org', 'A missing film', 'Please add
the film.', 1793534760000, 1, 1793535000000, NULL);
INSERT INTO contact_message VALUES ('second', 1793534460000, 'Ada Byron', 'ada@example.org', 'A missing film', 'Please add
the film.', NULL, 0, 1793534460000, NULL);
INSERT INTO catalogue_title VALUES ('movie', 603, 1793491200000, 1793664000000, 2, 1793491200000, 1793577600000, NULL, 'The Matrix', 'tt0133093', 'Q83495', 1999);
INSERT INTO catalogue_title VALUES ('tv', 1399, 1793491200000, 1793491200000, 0, NULL, NULL, NULL, '', NULL, NULL, NULL);
INSERT INTO title_offers VALUES ('movie', 603, 'DE', '{"8:flatrate":0,"2:rent":1793577600000}');
INSERT INTO availability_change VALUES (1, 'movie', 603, 'The Matrix', 'DE', 2, 'rent', 'ADDED', 1793577600000, 1999, '/m.jpg', 1793491200000);
INSERT INTO store_identity VALUES ('b1e6dd44c839a928', NULL);
CREATE TRIGGER rating_added AFTER INSERT ON rating BEGIN
INSERT INTO rating_total VALUES (new.title_type, new.title_id, new.stars, 1)
ON CONFLICT DO UPDATE SET stars = stars + excluded.stars, sessions = sessions + 1;
  END;
CREATE TRIGGER rating_changed AFTER UPDATE OF stars ON rating BEGIN
UPDATE rating_total SET stars = stars + new.stars - old.stars
WHERE title_type = new.title_type AND title_id = new.title_id;
  END;
CREATE TRIGGER rating_removed AFTER DELETE ON rating BEGIN
UPDATE rating_total SET stars = stars - old.stars, sessions = sessions - 1
WHERE title_type = old.title_type AND title_id = old.title_id;
  END;
PRAGMA user_version = 9;
