import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { Type, type TObject } from '@sinclair/typebox'
import type { Route } from '@contract/http/route'

const keyHeader = (required: boolean) => {
  const key = Type.String({ description: 'La misma clave responde lo mismo y no mueve nada otra vez.' })
  return Type.Object({ 'idempotency-key': required ? key : Type.Optional(key) })
}

const fileOf = ({ max }: { max: number }) => {
  const file = Type.Unsafe<unknown>({ type: 'string', format: 'binary' })
  return Type.Optional(max === 1 ? file : Type.Array(file))
}

/** What the validation of a route does not hold: the form of an upload and the key of a write. */
const described = (route: Route, schema: FastifySchema & { form?: TObject }): FastifySchema => {
  const { form, ...rest } = schema
  const writes = route.method !== 'GET' && route.access !== 'public'
  return {
    ...rest,
    ...(writes ? { headers: keyHeader(route.idempotent === true) } : {}),
    ...(route.upload
      ? {
          consumes: ['multipart/form-data'],
          body: Type.Object({ ...form?.properties, [route.upload.field]: fileOf(route.upload) }),
        }
      : {}),
  }
}

const transform: FastifyDynamicSwaggerOptions['transform'] = ({ schema, url, route }) => {
  const own = (route as unknown as { config?: { route?: Route; form?: TObject } }).config
  return {
    url,
    schema: own?.route
      ? described(own.route, { ...(schema as FastifySchema), ...(own.form ? { form: own.form } : {}) })
      : (schema as FastifySchema),
  }
}

/** OpenAPI from the contract's schemas, at `/api/docs` as a page and `/api/docs/json`. Registered before the routes it lists. */
export const installDocs = async (app: FastifyInstance, schoolName: string): Promise<void> => {
  await app.register(swagger, {
    transform,
    openapi: {
      openapi: '3.0.3',
      info: { title: `API de ${schoolName}`, version: '1.0.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  })
  // The product's own content security policy holds here too: the page needs nothing from outside.
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { validatorUrl: null } })
}
