-- What changed, by table: «nothing changed» is answered without making the answer (decisions/0109).
-- Rows are only added, one per transaction and tag. What a tag stands at is the sum of `changes` and the XOR of `mark` of the rows that
-- are seen: whoever commits later, with whichever id, changes both; putting rows together changes neither.
CREATE TABLE tag_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- A table.
  tag text NOT NULL,
  changes bigint NOT NULL DEFAULT 1 CHECK (changes > 0),
  -- By chance, so that a school restored to an earlier minute never comes to stand where the lost hours stood.
  mark bigint NOT NULL DEFAULT hashtextextended(gen_random_uuid()::text, 0)
);

-- Whatever writes: another process, a foreign key, somebody's own SQL. A statement that found no row changed nothing.
-- The setting ends with the transaction, and with a savepoint that is rolled back, as the row does.
CREATE FUNCTION note_tag_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  noted text := 'tag_changes.' || TG_TABLE_NAME;
BEGIN
  IF current_setting(noted, true) = pg_current_xact_id_if_assigned()::text THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'TRUNCATE' THEN
    PERFORM FROM changed LIMIT 1;
    IF NOT FOUND THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO tag_changes (tag) VALUES (TG_TABLE_NAME);
  PERFORM set_config(noted, pg_current_xact_id()::text, true);
  RETURN NULL;
END $$;

-- A table that no trigger follows is one whose readers are compared by their whole answer.
CREATE FUNCTION follow_changes(followed regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER tag_changes_added AFTER INSERT ON %s
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_tag_change()', followed);
  EXECUTE format('CREATE TRIGGER tag_changes_changed AFTER UPDATE ON %s
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_tag_change()', followed);
  EXECUTE format('CREATE TRIGGER tag_changes_deleted AFTER DELETE ON %s
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_tag_change()', followed);
  EXECUTE format('CREATE TRIGGER tag_changes_emptied AFTER TRUNCATE ON %s
    FOR EACH STATEMENT EXECUTE FUNCTION note_tag_change()', followed);
  INSERT INTO tag_changes (tag) SELECT relname FROM pg_class WHERE oid = followed;
END $$;

-- Many rows of a tag become one with a new id, in one statement: two at once wait for each other, and a reader sees all or none of it.
CREATE FUNCTION compact_tag_changes() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH gone AS (
    DELETE FROM tag_changes WHERE tag IN (SELECT tag FROM tag_changes GROUP BY tag HAVING count(*) > 1)
    RETURNING tag, changes, mark
  )
  INSERT INTO tag_changes (tag, changes, mark) SELECT tag, sum(changes)::bigint, bit_xor(mark) FROM gone GROUP BY tag
$$;
REVOKE EXECUTE ON FUNCTION compact_tag_changes(), follow_changes(regclass) FROM PUBLIC;

-- Left out: what no list shows, is written with nearly every call, or belongs to the installation.
SELECT follow_changes(c.oid) FROM pg_class c
WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
  AND c.relname NOT IN (
    'tag_changes', 'kysely_migration', 'kysely_migration_lock', 'migration_sums', 'installation', 'backup_runs',
    'idempotency_keys', 'sessions', 'ended_sessions', 'login_failures', 'browsers', 'sign_ins', 'refusals', 'health_views',
    'audit_entries', 'audit_values', 'audit_seals', 'audit_seal_counter',
    'folio_counter', 'cash_cut_counter', 'refund_counter', 'certificate_counter', 'family_reads'
  );
