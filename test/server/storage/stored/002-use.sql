ALTER TABLE public.tables ADD COLUMN used bigint;
CREATE INDEX tables_by_holder ON public.tables USING btree (holder);
CREATE INDEX tables_by_use ON public.tables USING btree (used);
INSERT INTO public.kysely_migration VALUES ('002-use', '2026-11-22T09:06:46.488Z');
UPDATE public.tables SET used = 1780000000000;
