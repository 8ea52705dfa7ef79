export interface Out {
  write(text: string): unknown
  readonly isTTY?: boolean
}

interface Progress {
  step(label: string): void
  end(): void
}

const WIDTH = 24
/** Clears the rest of the line, so that nothing of a longer label stays. */
const CLEAR = '\x1b[K'

const bar = (percent: number): string => {
  const full = Math.round((percent / 100) * WIDTH)
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`
}

/** Redraws one line on a terminal; elsewhere, as in a log, it prints a line each ten percent. */
export const createProgress = (out: Out, total: number): Progress => {
  let begun = 0
  let shown = ''
  let tens = 0
  const show = (percent: number, label: string): void => {
    const text = `${String(percent).padStart(3)} %  ${label}`
    if (out.isTTY) {
      if (text === shown) return
      shown = text
      out.write(`\r${bar(percent)} ${text}${CLEAR}`)
    } else if (Math.floor(percent / 10) > tens) {
      tens = Math.floor(percent / 10)
      out.write(`${text}\n`)
    }
  }
  return {
    step: (label) => show(Math.min(99, Math.floor((100 * begun++) / total)), label),
    end: () => {
      show(100, 'Lista')
      if (out.isTTY) out.write('\n')
    },
  }
}
