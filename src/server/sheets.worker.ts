import { TooMuchInside } from './sheets/archive'
import { readSheet } from './sheets/readSheet'
import type { SheetAnswer, SheetAsked } from './sheets/sheet'

export default async (asked: SheetAsked): Promise<SheetAnswer> => {
  try {
    return { sheet: await readSheet(asked) }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { refused: error instanceof TooMuchInside ? 'too much' : 'unreadable', why }
  }
}
