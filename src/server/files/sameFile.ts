import { conflict } from '../shared/problem'
import { fileIdOf } from './links'

/**
 * A replacement sends `urlFoto`, the link of the file that is to go, signed now or long ago. When it names another file than
 * the record has, somebody else replaced it meanwhile, and their file must not vanish unseen. A link that is not ours is
 * ignored (decisions/0015).
 * @throws 409
 */
export const assertSameFile = (seen: string | undefined, storedId: number): void => {
  const seenId = fileIdOf(seen ?? '')
  if (seenId !== null && seenId !== storedId)
    throw conflict('Alguien más ya cambió este archivo. Mira el nuevo antes de reemplazarlo.')
}
