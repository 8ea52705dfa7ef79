import { isIsoDate, parseDate } from '@contract/domain/dateMath'
import { formatDate } from '@contract/domain/dates'

const SIZES = [2, 2, 4]

/**
 * What was typed so far as `dd/MM/yyyy`: slashes come by themselves after two digits, or early when typed ('1/9/2026').
 * A pasted '2026-09-01' is turned around. Nothing else is let in.
 */
export const maskDate = (typed: string): string => {
  if (isIsoDate(typed.trim())) return formatDate(typed.trim())
  const parts = ['']
  for (const character of typed) {
    const at = parts.length - 1
    if (character === '/') {
      if (parts[at] !== '' && at < 2) parts.push('')
    } else if (/\d/.test(character)) {
      if (parts[at]!.length < SIZES[at]!) parts[at] += character
      else if (at < 2) parts.push(character)
    }
  }
  return parts.join('/')
}

/** The day a text means as `yyyy-MM-dd`; text that is no day yet comes back as it is, so that the form can refuse it. */
export const readDate = (text: string): string => parseDate(text) ?? text

/** How a field shows a value. */
export const writeDate = (value: string): string => (isIsoDate(value) ? formatDate(value) : value)
