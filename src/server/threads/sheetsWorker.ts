import { TooMuchInside, readSheet } from '../sheets/readSheet'
import type { SheetAnswer, SheetAsked } from '../sheets/sheet'

export default async (asked: SheetAsked): Promise<SheetAnswer> => {
  try {
    return { sheet: await readSheet(asked) }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    if (error instanceof TooMuchInside) return { refused: 'too much', why }
    return { refused: /password|encrypt/i.test(why) ? 'locked' : 'unreadable', why }
  }
}
