/** Hundredths as integers: 33.33 → 3333. @param percent with at most two decimals */
export const toHundredths = (percent: number): number => Math.round(percent * 100)

export const fromHundredths = (hundredths: number): number => hundredths / 100

export const isPercentExact = (percent: number): boolean => fromHundredths(toHundredths(percent)) === percent

export const percentLabel = (percent: number): string => `${percent} %`
