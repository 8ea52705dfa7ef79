import { FITTED } from './tokens'

type Fitted = (typeof FITTED)[number]

/** Names of a system font, and its size in percent that makes it as wide as Source Sans 3. */
interface Fit {
  names: readonly string[]
  weight: 400 | 600
  percent: number
}

const fitsOf = (
  [regular, strong]: readonly [readonly string[], readonly string[]],
  [of400, of600]: readonly [number, number],
): Fit[] => [
  { names: regular, weight: 400, percent: of400 },
  { names: strong, weight: 600, percent: of600 },
]

/** Measured on our own texts: labels, names in capitals, amounts. */
const FITS: Readonly<Record<Fitted, readonly Fit[]>> = {
  'Casi Arial': fitsOf(
    [
      ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'],
      ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica-Bold'],
    ],
    [90, 87],
  ),
  'Casi Noto': fitsOf(
    [
      ['Noto Sans', 'Open Sans', 'OpenSans-Regular', 'NotoSans-Regular'],
      ['Noto Sans SemiBold', 'Open Sans SemiBold', 'OpenSans-Semibold', 'Open Sans Bold', 'Noto Sans Bold'],
    ],
    [89, 86.5],
  ),
  'Casi Roboto': fitsOf(
    [
      ['Roboto', 'Roboto-Regular'],
      ['Roboto Bold', 'Roboto-Bold'],
    ],
    [92, 90],
  ),
  'Casi DejaVu': fitsOf(
    [
      ['DejaVu Sans', 'Verdana'],
      ['DejaVu Sans Bold', 'Verdana-Bold'],
    ],
    [82, 75],
  ),
}

const ASCENT = 102.4
const DESCENT = 40

const percent = (value: number): string => `${Math.round(value * 10) / 10}%`

/** System fonts in the width and height of Source Sans 3, so that nothing moves when it has loaded. */
export const fallbackFaces = FITTED.flatMap((name) =>
  FITS[name].map(({ names, weight, percent: size }) => ({
    fontFamily: `"${name}"`,
    src: names.map((each) => `local("${each}")`).join(','),
    fontWeight: weight,
    sizeAdjust: percent(size),
    ascentOverride: percent((ASCENT / size) * 100),
    descentOverride: percent((DESCENT / size) * 100),
    lineGapOverride: '0%',
  })),
)
