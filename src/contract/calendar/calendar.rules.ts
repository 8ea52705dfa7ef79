import { NO_IMAGE } from '../domain/messages'
import { onlyProblems, REQUIRED, type Campos } from '../domain/campos'
import { isMonthName } from '../domain/months'

/** The customer's words, although a PDF will do too. */
export const NO_FILE = NO_IMAGE

/** What an entry has wrong before it is registered: a month and a file are required. */
export const entryProblems = ({ mes, files }: { mes: string; files: readonly unknown[] }): Campos =>
  onlyProblems({ mes: isMonthName(mes) ? null : REQUIRED, file: files.length > 0 ? null : NO_FILE })
