import { NO_IMAGE } from '../domain/messages'
import { onlyProblems, REQUIRED, type Campos } from '../domain/campos'
import { isMonthName } from '../domain/months'

/** The customer's sentence; it speaks of an image although a PDF is accepted too. */
export const NO_FILE = NO_IMAGE

export const monthProblem = (mes: string): string | null => (isMonthName(mes) ? null : REQUIRED)

export const entryProblems = ({ mes, files }: { mes: string; files: readonly unknown[] }): Campos =>
  onlyProblems({ mes: monthProblem(mes), file: files.length > 0 ? null : NO_FILE })
