import { existsSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A whole browser, where the machine has one: the pinned one is a shell without a window. */
export const installedChromium = (): string | undefined => INSTALLED.find((each) => existsSync(each))

/** The package's own list of folders names /tmp/fonts; without any font a page crashes. The same fonts on every machine. */
const useOwnFonts = async (folder: string): Promise<void> => {
  const fonts = path.join(folder, 'fonts')
  await writeFile(
    path.join(fonts, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
  )
  process.env['FONTCONFIG_PATH'] = fonts
}

/** Unpacks the browser that travels inside the npm package, into a folder of this run alone. */
const unpack = async (): Promise<string> => {
  // Its file is there on every system, and runs on this one alone.
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it is for Linux x64')
  // Set before the import: it makes the package add the libraries a bare system lacks.
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs20.x'
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = await mkdtemp(path.join(tmpdir(), 'escuela-chromium-'))
  const { default: chromium } = await import('@sparticuz/chromium')
  const executable = await chromium.executablePath()
  await useOwnFonts(process.env['TMPDIR'])
  process.env['TEST_CHROMIUM_FOLDER'] = process.env['TMPDIR']
  if (before === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = before
  return executable
}

/**
 * Where a browser is: CHROMIUM_PATH, else the pinned one from npm (Linux x64), so that every machine tests with the same; an
 * installed one only where that cannot run.
 * @throws Error with the reason when there is none
 */
export const findChromium = async (): Promise<string> => {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`)
  }
  try {
    return await unpack()
  } catch (error) {
    const installed = installedChromium()
    if (installed) return installed
    throw new Error(
      'No browser for the tests: CHROMIUM_PATH is not set, the one from npm failed, and none is installed.',
      { cause: error },
    )
  }
}
