-- A search that finds little also finds names that sound alike, and names with one other letter (decisions/0087). Built-in functions
-- alone, as in 0031. The contract's `soundOf` writes what is typed in the same way.

-- A folded text as Spanish sounds: s for z and soft c, b for v, y for ll, j for x and soft g, no silent h, no double letters.
CREATE FUNCTION search_sound(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(replace(replace(translate(replace(
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(replace(search_text($1), 'ph', 'f'),
    'c([ei])', 's\1', 'g'), 'g([ei])', 'j\1', 'g'), 'gu([ei])', 'g\1', 'g'), 'qu([ei])', 'k\1', 'g'),
  'ch', '~'), 'cqzvx~', 'kksbjc'), 'll', 'y'), 'h', ''), '([a-z])\1+', '\1', 'g');

-- The words of a name by sound, and each with one letter left out, after a '~': two words that differ by a letter share one of those.
CREATE FUNCTION search_sounds(text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT array_to_tsvector(coalesce(array_agg(way.lexeme), '{}'::text[]))
  FROM regexp_split_to_table(search_sound($1), ' ') AS split (word), LATERAL (
    SELECT split.word WHERE split.word <> ''
    UNION ALL SELECT '~' || split.word WHERE length(split.word) > 3
    UNION ALL SELECT '~' || left(split.word, place - 1) || substr(split.word, place + 1)
      FROM generate_series(1, length(split.word)) AS series (place) WHERE length(split.word) > 3
  ) AS way (lexeme)
);

CREATE INDEX students_sounds_idx ON students USING gin (search_sounds(nombre)) WITH (fastupdate = off);
CREATE INDEX parents_sounds_idx ON parents USING gin (search_sounds(nombre)) WITH (fastupdate = off);
