CREATE TABLE public.clubs (
    word_hash text NOT NULL,
    host_hash text NOT NULL,
    holder text,
    until bigint NOT NULL
);
ALTER TABLE ONLY public.clubs ADD CONSTRAINT clubs_pkey PRIMARY KEY (word_hash);
CREATE INDEX clubs_by_end ON public.clubs USING btree (until);
CREATE INDEX clubs_of_host ON public.clubs USING btree (host_hash);
INSERT INTO public.kysely_migration VALUES ('010-clubs', '2026-11-28T23:00:00.000Z');
