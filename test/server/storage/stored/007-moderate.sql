CREATE TABLE public.blocks (
    kind text NOT NULL,
    subject text NOT NULL,
    until bigint NOT NULL,
    reason text NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.orders (
    number bigint NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    at bigint NOT NULL
);
ALTER TABLE ONLY public.blocks ADD CONSTRAINT blocks_key PRIMARY KEY (kind, subject);
ALTER TABLE ONLY public.orders ADD CONSTRAINT orders_pkey PRIMARY KEY (number);
INSERT INTO public.blocks VALUES ('identity', 'haK-WPTF_dHfK1Wi', 9000000000000, 'a fixture', 1780000000000);
INSERT INTO public.kysely_migration VALUES ('007-moderate', '2026-11-22T09:06:46.488Z');
