import { dark, light, type SchemeTokens } from '@client/app/theme/tokens'

/** Relative luminance of a `#rrggbb` colour (WCAG 2.2, 1.4.3). */
const luminance = (color: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (a: string, b: string): number => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const KINDS = ['error', 'warning', 'success', 'info'] as const

/** Text and its background: 4.5:1. */
const textPairs = (t: SchemeTokens): [string, string][] => [
  ...[t.background, t.paper, t.sunken].flatMap((surface): [string, string][] => [
    [t.text, surface],
    [t.textSecondary, surface],
    [t.primary, surface],
    [t.error, surface],
  ]),
  ...KINDS.flatMap((kind): [string, string][] => [
    [t[kind], t[`${kind}Soft`]],
    [t.onKind, t[kind]],
    [t[kind], t.paper],
  ]),
  [t.textSecondary, t.neutralSoft],
  [t.primary, t.neutralSoft],
  [t.error, t.neutralSoft],
  [t.onPrimary, t.primary],
  [t.onPrimary, t.primaryDark],
  [t.onAccent, t.accent],
  [t.text, t.infoSoft],
  [t.primary, t.infoSoft],
  [t.textSecondary, t.infoSoft],
]

test('the measure is the one of the standard', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1)
})

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_name, tokens) => {
  test('text reaches 4.5:1 on everything it stands on', () => {
    const weak = textPairs(tokens).filter(([text, surface]) => contrast(text, surface) < 4.5)
    expect(weak).toEqual([])
  })

  test('borders of controls and the focus ring reach 3:1', () => {
    for (const line of [tokens.border, tokens.primary]) {
      expect(contrast(line, tokens.paper)).toBeGreaterThanOrEqual(3)
      expect(contrast(line, tokens.background)).toBeGreaterThanOrEqual(3)
    }
  })
})
