import type { Static } from '@sinclair/typebox'
import type { Route } from '@contract/http/route'
import type { Shape } from '@contract/http/schemas'
import type { Api, BeforeWrite, Call } from './call'
import { jsonRoute } from './jsonRoute'

type ServiceAnswer<S extends Shape> = Omit<Static<S['response']>, 'ok'>

type Handler<R extends Route, S extends Shape> = (call: Call<R, S>) => Promise<ServiceAnswer<S>>

type Handled<R extends Route, S extends Shape> =
  Handler<R, S> | { readonly before: BeforeWrite<R, S>; readonly handle: Handler<R, S> }

type Handlers<Routes extends Record<string, Route>, Shapes extends Record<keyof Routes, Shape>> = {
  readonly [K in keyof Routes]: Handled<Routes[K], Shapes[K]>
}

/** Does not compile without a handler for each call. @throws at start when a route names no access */
export function contractRoutes<
  Routes extends Record<string, Route>,
  Shapes extends Record<keyof Routes, Shape>,
>(api: Api, routes: Routes, shapes: Shapes, handlers: Handlers<Routes, Shapes>): void {
  const names: (keyof Routes)[] = Object.keys(routes)
  for (const name of names) {
    const handled = handlers[name]
    const { before, handle } =
      typeof handled === 'function' ? { before: undefined, handle: handled } : handled
    jsonRoute(
      api,
      routes[name],
      shapes[name],
      async (call) => ({ ...(await handle(call)), ok: true as const }),
      before,
    )
  }
}
