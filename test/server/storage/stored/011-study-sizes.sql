ALTER TABLE public.studies ADD COLUMN bytes integer DEFAULT 0 NOT NULL;
ALTER TABLE public.studies ADD COLUMN owner text;
ALTER TABLE public.studies ADD COLUMN opened bigint;
ALTER TABLE public.studies ADD COLUMN expired bigint;
CREATE INDEX studies_of_owner ON public.studies USING btree (owner, bytes);
INSERT INTO public.kysely_migration VALUES ('011-study-sizes', '2026-11-29T00:00:00.000Z');
