import { TestEnvironment } from 'jest-environment-jsdom'
import { quickLabels } from './quickLabels'
import { quickStyles } from './quickStyles'

/** Web classes that jsdom hides or replaces. Node has the real ones, and the client's tests use those. */
const FROM_NODE = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'Blob',
  'File',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
  'structuredClone',
] as const

/** React hands it the form whose submit starts a navigation; Node's knows no forms and would throw. Nothing reads that one. */
class PageFormData extends FormData {
  constructor(_form?: unknown) {
    super()
  }
}

export default class PageEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    for (const name of FROM_NODE) this.global[name] = globalThis[name] as never
    this.global.FormData = PageFormData as never
    if (!this.dom) return
    quickStyles(this.dom.window)
    quickLabels(this.dom.window)
  }

  override exportConditions(): string[] {
    return ['node', 'node-addons']
  }
}
