CREATE TABLE public.events (
    match_id text NOT NULL,
    number integer NOT NULL,
    kind text NOT NULL,
    ply integer NOT NULL,
    move text,
    at bigint NOT NULL,
    black_left bigint,
    white_left bigint
);
CREATE TABLE public.holders (
    id text NOT NULL,
    address text NOT NULL,
    held_until bigint NOT NULL
);
CREATE TABLE public.identities (
    id text NOT NULL,
    secret_hash text NOT NULL,
    name text,
    created bigint NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.matches (
    id text NOT NULL,
    table_code text NOT NULL,
    number integer NOT NULL,
    game text NOT NULL,
    size text NOT NULL,
    head_start text,
    black text NOT NULL,
    white text NOT NULL,
    initial_seconds integer,
    increment_seconds integer,
    given text NOT NULL,
    seed bigint NOT NULL,
    started bigint NOT NULL,
    winner text,
    ended_by text,
    rated integer,
    finished bigint
);
CREATE TABLE public.rating_changes (
    match_id text NOT NULL,
    color text NOT NULL,
    before double precision NOT NULL,
    after double precision NOT NULL
);
CREATE TABLE public.ratings (
    identity_id text NOT NULL,
    game text NOT NULL,
    rating double precision NOT NULL,
    deviation double precision NOT NULL,
    volatility double precision NOT NULL,
    games integer NOT NULL
);
CREATE TABLE public.seats (
    table_code text NOT NULL,
    seat text NOT NULL,
    token_hash text NOT NULL,
    identity_id text NOT NULL
);
CREATE TABLE public.tables (
    code text NOT NULL,
    state text NOT NULL,
    created bigint NOT NULL,
    holder text
);
INSERT INTO public.events VALUES ('table-AAAAAA-1', 0, 'begin', 0, NULL, 1780000001000, 300000, 300000);
INSERT INTO public.events VALUES ('table-AAAAAA-1', 1, 'clocks', 0, NULL, 1780000001000, 300000, 300000);
INSERT INTO public.events VALUES ('table-AAAAAA-1', 2, 'play', 1, 'f5', 1780000002000, 301000, 300000);
INSERT INTO public.events VALUES ('table-AAAAAA-1', 3, 'play', 2, 'd6', 1780000003000, 301000, 301000);
INSERT INTO public.events VALUES ('table-AAAAAA-1', 4, 'play', 3, 'c3', 1780000004000, 302000, 301000);
INSERT INTO public.events VALUES ('table-AAAAAA-1', 5, 'play', 4, 'd3', 1780000005000, 302000, 302000);
INSERT INTO public.events VALUES ('table-BBBBBB-1', 0, 'begin', 0, NULL, 1780000001000, NULL, NULL);
INSERT INTO public.events VALUES ('table-BBBBBB-1', 1, 'play', 1, '1', 1780000002000, NULL, NULL);
INSERT INTO public.events VALUES ('table-BBBBBB-1', 2, 'play', 2, '1', 1780000003000, NULL, NULL);
INSERT INTO public.events VALUES ('table-BBBBBB-1', 3, 'play', 3, '1', 1780000004000, NULL, NULL);
INSERT INTO public.events VALUES ('table-BBBBBB-1', 4, 'play', 4, '1', 1780000005000, NULL, NULL);
INSERT INTO public.events VALUES ('table-BBBBBB-1', 5, 'play', 5, '1', 1780000006000, NULL, NULL);
INSERT INTO public.events VALUES ('table-BBBBBB-1', 6, 'play', 6, '1', 1780000007000, NULL, NULL);
INSERT INTO public.events VALUES ('table-BBBBBB-1', 7, 'play', 7, '2', 1780000008000, NULL, NULL);
INSERT INTO public.events VALUES ('table-BBBBBB-1', 8, 'play', 8, '2', 1780000009000, NULL, NULL);
INSERT INTO public.events VALUES ('table-BBBBBB-1', 9, 'play', 9, '2', 1780000010000, NULL, NULL);
INSERT INTO public.events VALUES ('table-BBBBBB-1', 10, 'play', 10, '2', 1780000011000, NULL, NULL);
INSERT INTO public.events VALUES ('table-BBBBBB-1', 11, 'play', 11, '2', 1780000012000, NULL, NULL);
INSERT INTO public.events VALUES ('table-BBBBBB-1', 12, 'play', 12, '2', 1780000013000, NULL, NULL);
INSERT INTO public.events VALUES ('table-BBBBBB-1', 13, 'play', 13, '3', 1780000014000, NULL, NULL);
INSERT INTO public.events VALUES ('table-BBBBBB-1', 14, 'play', 14, '3', 1780000015000, NULL, NULL);
INSERT INTO public.events VALUES ('table-BBBBBB-1', 15, 'play', 15, '3', 1780000016000, NULL, NULL);
INSERT INTO public.events VALUES ('table-BBBBBB-1', 16, 'play', 16, '3', 1780000017000, NULL, NULL);
INSERT INTO public.events VALUES ('table-BBBBBB-1', 17, 'play', 17, '3', 1780000018000, NULL, NULL);
INSERT INTO public.events VALUES ('table-BBBBBB-1', 18, 'play', 18, '3', 1780000019000, NULL, NULL);
INSERT INTO public.events VALUES ('table-BBBBBB-1', 19, 'play', 19, '4', 1780000020000, NULL, NULL);
INSERT INTO public.events VALUES ('table-BBBBBB-1', 20, 'end', 19, NULL, 1780000020000, NULL, NULL);
INSERT INTO public.events VALUES ('table-BBBBBB-2', 0, 'begin', 0, NULL, 1780000022000, NULL, NULL);
INSERT INTO public.events VALUES ('table-BBBBBB-2', 1, 'play', 1, '1', 1780000023000, NULL, NULL);
INSERT INTO public.events VALUES ('table-CCCCCC-1', 0, 'begin', 8, NULL, 1780000001000, NULL, NULL);
INSERT INTO public.events VALUES ('table-CCCCCC-1', 1, 'play', 9, 'f3', 1780000002000, NULL, NULL);
INSERT INTO public.events VALUES ('table-CCCCCC-1', 2, 'play', 10, 'd2', 1780000003000, NULL, NULL);
INSERT INTO public.events VALUES ('table-CCCCCC-1', 3, 'takeBack', 8, NULL, 1780000005000, NULL, NULL);
INSERT INTO public.holders VALUES ('maker', 'maker.test', 1780000005000);
INSERT INTO public.identities VALUES ('1h_xqQOt5eazEGR2', 'pCM9oHjSD1cjt1D_qgb80JNsTWMV480PUj1FCHCCq7w', 'Anna', 1780000000000);
INSERT INTO public.identities VALUES ('CBKI_h9i7PAzUVyo', 'x6yzSc1RT0iJk-c-NpWlNOPXHdU2xptsUSj53S0n-yY', 'Ben', 1780000000000);
INSERT INTO public.kysely_migration VALUES ('001-begin', '2026-11-22T09:06:46.488Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.matches VALUES ('table-AAAAAA-1', 'AAAAAA', 1, 'othello', '8x8', NULL, '1h_xqQOt5eazEGR2', 'CBKI_h9i7PAzUVyo', 300, 2, '', 6, 1780000001000, NULL, NULL, NULL, NULL);
INSERT INTO public.matches VALUES ('table-BBBBBB-1', 'BBBBBB', 1, 'connect4', '7x6', NULL, '1h_xqQOt5eazEGR2', 'CBKI_h9i7PAzUVyo', NULL, NULL, '', 6, 1780000001000, 'black', 'play', 1, 1780000020000);
INSERT INTO public.matches VALUES ('table-BBBBBB-2', 'BBBBBB', 2, 'connect4', '7x6', NULL, 'CBKI_h9i7PAzUVyo', '1h_xqQOt5eazEGR2', NULL, NULL, '', 7, 1780000022000, NULL, NULL, NULL, NULL);
INSERT INTO public.matches VALUES ('table-CCCCCC-1', 'CCCCCC', 1, 'xot', '8x8', NULL, 'CBKI_h9i7PAzUVyo', '1h_xqQOt5eazEGR2', NULL, NULL, 'f5 d6 c3 d3 c2 b2 a1 f4', 6, 1780000001000, NULL, NULL, NULL, NULL);
INSERT INTO public.rating_changes VALUES ('table-BBBBBB-1', 'black', 1500, 1662.3108939062977);
INSERT INTO public.rating_changes VALUES ('table-BBBBBB-1', 'white', 1500, 1337.6891060937023);
INSERT INTO public.ratings VALUES ('1h_xqQOt5eazEGR2', 'connect4', 1662.3108939062977, 290.31896371798047, 0.05999967537233814, 1);
INSERT INTO public.ratings VALUES ('CBKI_h9i7PAzUVyo', 'connect4', 1337.6891060937023, 290.31896371798047, 0.05999967537233814, 1);
INSERT INTO public.seats VALUES ('AAAAAA', 'black', '9Np40zFedMIT029WrdRGeh7WESYOywU5ns3X1H6kccU', '1h_xqQOt5eazEGR2');
INSERT INTO public.seats VALUES ('AAAAAA', 'white', 'VOWFXhzBtPSlj2cGQqYkxN4bgi9NYxR-5xmvgD7KNyo', 'CBKI_h9i7PAzUVyo');
INSERT INTO public.seats VALUES ('BBBBBB', 'black', '9Np40zFedMIT029WrdRGeh7WESYOywU5ns3X1H6kccU', '1h_xqQOt5eazEGR2');
INSERT INTO public.seats VALUES ('BBBBBB', 'white', 'VOWFXhzBtPSlj2cGQqYkxN4bgi9NYxR-5xmvgD7KNyo', 'CBKI_h9i7PAzUVyo');
INSERT INTO public.seats VALUES ('CCCCCC', 'black', 'VOWFXhzBtPSlj2cGQqYkxN4bgi9NYxR-5xmvgD7KNyo', 'CBKI_h9i7PAzUVyo');
INSERT INTO public.seats VALUES ('CCCCCC', 'white', '9Np40zFedMIT029WrdRGeh7WESYOywU5ns3X1H6kccU', '1h_xqQOt5eazEGR2');
INSERT INTO public.seats VALUES ('DDDDDD', 'black', '9Np40zFedMIT029WrdRGeh7WESYOywU5ns3X1H6kccU', '1h_xqQOt5eazEGR2');
INSERT INTO public.tables VALUES ('AAAAAA', '{"id":"table-AAAAAA","code":"AAAAAA","seed":5,"clock":{"kind":"increment","initialSeconds":300,"incrementSeconds":2},"seats":{"black":{"token":"9Np40zFedMIT029WrdRGeh7WESYOywU5ns3X1H6kccU","identity":"1h_xqQOt5eazEGR2","name":"Anna","presence":{"is":"here"}},"white":{"token":"VOWFXhzBtPSlj2cGQqYkxN4bgi9NYxR-5xmvgD7KNyo","identity":"CBKI_h9i7PAzUVyo","name":"Ben","presence":{"is":"here"}}},"offers":[],"declined":[],"version":1,"setup":{"game":"othello","size":"8x8"},"match":{"number":1,"clocks":{"remaining":{"black":300000,"white":300000},"since":1780000001000},"begunAt":1780000001000,"id":"table-AAAAAA-1","moves":"","given":0,"seed":6}}', 1780000000000, 'maker');
INSERT INTO public.tables VALUES ('BBBBBB', '{"id":"table-BBBBBB","code":"BBBBBB","seed":5,"clock":{"kind":"none"},"seats":{"black":{"token":"VOWFXhzBtPSlj2cGQqYkxN4bgi9NYxR-5xmvgD7KNyo","identity":"CBKI_h9i7PAzUVyo","name":"Ben","presence":{"is":"here"}},"white":{"token":"9Np40zFedMIT029WrdRGeh7WESYOywU5ns3X1H6kccU","identity":"1h_xqQOt5eazEGR2","name":"Anna","presence":{"is":"here"}}},"offers":[],"declined":[],"version":1,"setup":{"game":"connect4","size":"7x6"},"match":{"number":2,"begunAt":1780000022000,"id":"table-BBBBBB-2","moves":"","given":0,"seed":7}}', 1780000000000, 'maker');
INSERT INTO public.tables VALUES ('CCCCCC', '{"id":"table-CCCCCC","code":"CCCCCC","seed":5,"clock":{"kind":"none"},"seats":{"black":{"token":"VOWFXhzBtPSlj2cGQqYkxN4bgi9NYxR-5xmvgD7KNyo","identity":"CBKI_h9i7PAzUVyo","name":"Ben","presence":{"is":"here"}},"white":{"token":"9Np40zFedMIT029WrdRGeh7WESYOywU5ns3X1H6kccU","identity":"1h_xqQOt5eazEGR2","name":"Anna","presence":{"is":"here"}}},"offers":[],"declined":[],"version":1,"setup":{"game":"xot","size":"8x8"},"match":{"number":1,"begunAt":1780000001000,"id":"table-CCCCCC-1","moves":"f5d6c3d3c2b2a1f4","given":8,"seed":6}}', 1780000000000, 'maker');
INSERT INTO public.tables VALUES ('DDDDDD', '{"id":"table-DDDDDD","code":"DDDDDD","seed":5,"clock":{"kind":"none"},"seats":{"black":{"token":"9Np40zFedMIT029WrdRGeh7WESYOywU5ns3X1H6kccU","identity":"1h_xqQOt5eazEGR2","name":"Anna","presence":{"is":"here"}}},"offers":[],"declined":[],"version":1,"setup":{"game":"othello","size":"8x8"}}', 1780000000000, 'maker');
ALTER TABLE ONLY public.events ADD CONSTRAINT events_key PRIMARY KEY (match_id, number);
ALTER TABLE ONLY public.holders ADD CONSTRAINT holders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.identities ADD CONSTRAINT identities_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.identities ADD CONSTRAINT identities_secret_hash_key UNIQUE (secret_hash);
ALTER TABLE ONLY public.kysely_migration_lock ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.matches ADD CONSTRAINT matches_of_table UNIQUE (table_code, number);
ALTER TABLE ONLY public.matches ADD CONSTRAINT matches_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rating_changes ADD CONSTRAINT rating_changes_key PRIMARY KEY (match_id, color);
ALTER TABLE ONLY public.ratings ADD CONSTRAINT ratings_key PRIMARY KEY (identity_id, game);
ALTER TABLE ONLY public.seats ADD CONSTRAINT seats_key PRIMARY KEY (table_code, seat);
ALTER TABLE ONLY public.tables ADD CONSTRAINT tables_pkey PRIMARY KEY (code);
CREATE INDEX matches_of_black ON public.matches USING btree (black, started, id);
CREATE INDEX matches_of_white ON public.matches USING btree (white, started, id);
CREATE INDEX matches_unfinished ON public.matches USING btree (table_code) WHERE (finished IS NULL);
ALTER TABLE ONLY public.matches ADD CONSTRAINT matches_black_fkey FOREIGN KEY (black) REFERENCES public.identities(id);
ALTER TABLE ONLY public.matches ADD CONSTRAINT matches_table_code_fkey FOREIGN KEY (table_code) REFERENCES public.tables(code);
ALTER TABLE ONLY public.matches ADD CONSTRAINT matches_white_fkey FOREIGN KEY (white) REFERENCES public.identities(id);
ALTER TABLE ONLY public.rating_changes ADD CONSTRAINT rating_changes_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.matches(id);
ALTER TABLE ONLY public.ratings ADD CONSTRAINT ratings_identity_id_fkey FOREIGN KEY (identity_id) REFERENCES public.identities(id);
ALTER TABLE ONLY public.seats ADD CONSTRAINT seats_identity_id_fkey FOREIGN KEY (identity_id) REFERENCES public.identities(id);
ALTER TABLE ONLY public.seats ADD CONSTRAINT seats_table_code_fkey FOREIGN KEY (table_code) REFERENCES public.tables(code);
