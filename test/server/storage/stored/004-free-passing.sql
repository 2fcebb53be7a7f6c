ALTER TABLE public.matches ADD COLUMN free_passing integer;
INSERT INTO public.tables VALUES ('EEEEEE', '{"id":"table-EEEEEE","code":"EEEEEE","seed":5,"clock":{"kind":"none"},"seats":{"black":{"token":"9Np40zFedMIT029WrdRGeh7WESYOywU5ns3X1H6kccU","identity":"1h_xqQOt5eazEGR2","name":"Anna","presence":{"is":"here"}},"white":{"token":"VOWFXhzBtPSlj2cGQqYkxN4bgi9NYxR-5xmvgD7KNyo","identity":"CBKI_h9i7PAzUVyo","name":"Ben","presence":{"is":"here"}}},"offers":[],"declined":[],"quietSince":1780000001000,"version":1,"setup":{"game":"othello","size":"8x8","freePassing":true},"match":{"number":1,"begunAt":1780000001000,"id":"table-EEEEEE-1","moves":"","given":0,"seed":6}}', 1780000000000, 'maker', 1780000000000);
INSERT INTO public.matches VALUES ('table-EEEEEE-1', 'EEEEEE', 1, 'othello', '8x8', NULL, '1h_xqQOt5eazEGR2', 'CBKI_h9i7PAzUVyo', NULL, NULL, '', 6, 1780000001000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.seats VALUES ('EEEEEE', 'black', '9Np40zFedMIT029WrdRGeh7WESYOywU5ns3X1H6kccU', '1h_xqQOt5eazEGR2');
INSERT INTO public.seats VALUES ('EEEEEE', 'white', 'VOWFXhzBtPSlj2cGQqYkxN4bgi9NYxR-5xmvgD7KNyo', 'CBKI_h9i7PAzUVyo');
INSERT INTO public.events VALUES ('table-EEEEEE-1', 0, 'begin', 0, NULL, 1780000001000, NULL, NULL);
INSERT INTO public.events VALUES ('table-EEEEEE-1', 1, 'play', 1, 'f5', 1780000002000, NULL, NULL);
INSERT INTO public.events VALUES ('table-EEEEEE-1', 2, 'play', 2, '--', 1780000003000, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('004-free-passing', '2026-11-22T09:06:46.488Z');
