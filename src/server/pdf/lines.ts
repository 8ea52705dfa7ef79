import { RULE, type Paper } from './paper'

export const drawRule = (
  doc: Paper,
  {
    x,
    y,
    width,
    color = RULE,
    weight = 0.6,
  }: { x: number; y: number; width: number; color?: string; weight?: number },
): void => {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(weight)
    .strokeColor(color)
    .stroke()
}

/** Where scissors go. */
export const drawCutLine = (doc: Paper, { y, width }: { y: number; width: number }): void => {
  doc.moveTo(0, y).lineTo(width, y).lineWidth(0.6).strokeColor(RULE).dash(4, { space: 4 }).stroke().undash()
}
