CREATE TABLE public.studies (
    name text NOT NULL,
    packed text NOT NULL,
    until bigint NOT NULL
);
ALTER TABLE ONLY public.studies ADD CONSTRAINT studies_pkey PRIMARY KEY (name);
CREATE INDEX studies_by_end ON public.studies USING btree (until);
INSERT INTO public.kysely_migration VALUES ('009-studies', '2026-11-25T23:00:00.000Z');
