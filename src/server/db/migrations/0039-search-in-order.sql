-- What is found is put in the order of the words that were typed (decisions/0056): a name folded as `search_words` folds it, in its
-- own order, with a blank before and after each word.
CREATE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ' ' || regexp_replace(
  regexp_replace(normalize(lower($1 COLLATE "es-x-icu"), NFD), '[\u0300-\u036F]+', '', 'g'), '[^[:alnum:]]+', ' ', 'g') || ' ';
