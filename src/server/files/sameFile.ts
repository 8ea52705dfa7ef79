import { conflict } from '../http/problem'
import { fileIdOf } from './links'

/**
 * Replacing sends the link of the file that is to go (`urlFoto`, SPEC §7), signed then or long ago. When it names another
 * file than the record has by now, somebody replaced it meanwhile, and their file must not go unseen. What is no link of
 * ours says nothing.
 * @throws 409
 */
export const assertSameFile = (seen: string | undefined, storedId: number): void => {
  const seenId = fileIdOf(seen ?? '')
  if (seenId !== null && seenId !== storedId)
    throw conflict('Alguien más ya cambió este archivo. Mira el nuevo antes de reemplazarlo.')
}
