CREATE INDEX identities_by_age ON public.identities USING btree (created);
CREATE INDEX seats_of_identity ON public.seats USING btree (identity_id);
INSERT INTO public.kysely_migration VALUES ('006-unplayed', '2026-11-22T09:06:46.488Z');
