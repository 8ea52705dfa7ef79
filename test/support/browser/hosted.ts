import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { chromium, type BrowserServer } from 'playwright-core'
import { LOADER } from '../product/loader'

const HOST = 'TEST_SCHOOL_HOST'
const BROWSER = 'TEST_BROWSER_ADDRESS'
const ROOT = path.resolve(__dirname, '../../..')

interface Hosts {
  child: ChildProcess
  browser: BrowserServer
}
/** Set-up and teardown of a run are two modules in one process: this is how the second finds the first. */
const KEY = Symbol.for('escuela.prueba.navegador')
const kept = globalThis as unknown as Record<symbol, Hosts | undefined>

const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    child.stdout!.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const [address] = /^http:\S+$/m.exec(said) ?? []
      if (address) resolve(address)
    })
    child.once('exit', (code) =>
      reject(new Error(`The host of the schools ended with ${String(code)}.\n${said}`)),
    )
  })

/** Starts what all browser tests of a run share: the schools' server (host.ts) and the browser. */
export const startHosts = async (): Promise<void> => {
  const child = spawn(process.execPath, [...LOADER, 'test/support/browser/host.ts'], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  process.env[HOST] = await addressOf(child)
  const executablePath = process.env['TEST_CHROMIUM'] as string
  const browser = await chromium.launchServer({ executablePath, args: ['--no-sandbox'] })
  process.env[BROWSER] = browser.wsEndpoint()
  kept[KEY] = { child, browser }
}

export const stopHosts = async (): Promise<void> => {
  const hosts = kept[KEY]
  kept[KEY] = undefined
  if (!hosts) return
  await hosts.browser.close()
  hosts.child.stdin!.end()
  if (hosts.child.exitCode === null) await once(hosts.child, 'exit')
}

/** On a connection of its own: one kept open may be closed by the host in the moment in which it is used again. */
const ask = async <Answer>(method: 'POST' | 'PATCH' | 'DELETE', name = ''): Promise<Answer> => {
  const asked = request(`${process.env[HOST]}/${name}`, { method, agent: false }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const body = await text(answer)
  if (answer.statusCode !== 200) throw new Error(body)
  return JSON.parse(body) as Answer
}

/** A school of its own, as new: its first user is registered and nothing else. */
export const hostSchool = async () => {
  const { name, address } = await ask<{ name: string; address: string }>('POST')
  return {
    address,
    age: () => ask<object>('PATCH', name),
    close: () => ask<object>('DELETE', name),
  }
}

/** The run's browser; closing it closes what was opened through it. */
export const sharedBrowser = () => chromium.connect(process.env[BROWSER] as string)
