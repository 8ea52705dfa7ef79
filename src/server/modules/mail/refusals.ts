import type { MailSettings } from '@contract/mail/mail.rules'
import type { Delivery } from './transport'

interface MailError {
  readonly code?: string | undefined
  readonly originalCode?: string | undefined
  readonly command?: string | undefined
  readonly message: string
  readonly response?: string | undefined
  readonly responseCode?: number | undefined
}

interface Around {
  readonly isHandedOver: boolean
  readonly mail: Pick<MailSettings, 'servidor' | 'puerto' | 'seguridad'>
}

const LIMIT =
  /24[\s-]?hours?\b|daily (user )?(sending|send|message|mail|email)|sending (quota|limit|rate)|(message|mail|send|sending|hourly|daily) (limit|quota)( has been)? (exceeded|reached)|(exceeded|reached)\b.{0,40}\b(sending|send|message|hourly|daily) (limit|quota)|too many (messages|emails) sent/i

const CERTIFICATE =
  /self[-_ ]?signed|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|unable to (verify|get (local )?issuer)|CERT_|certificate|ALTNAME/i

const sender = (why: string): Delivery => ({ outcome: 'sender', why })
const retryLater = (why: string): Delivery => ({ outcome: 'later', why })

const SAID = {
  limit:
    'El servidor de correo ya no acepta más mensajes por hoy: la cuenta llegó a su límite. Baja el tope diario.',
  password:
    'El servidor de correo no aceptó el usuario o la contraseña. En Gmail hace falta una «contraseña de aplicación».',
  refused:
    'El servidor de correo no deja enviar a la escuela: revisa que el remitente sea de esa cuenta y que el dominio tenga SPF y DKIM.',
  slow: 'El servidor de correo tardó demasiado en responder.',
  lost: 'La conexión con el servidor de correo se cortó antes de entregar el mensaje.',
  uncertain:
    'La conexión se cortó después de entregar el texto: el mensaje pudo haber salido. Pregunta a la familia antes de enviarlo otra vez.',
  busy: 'El servidor de correo pide intentarlo más tarde.',
  nobody: 'El servidor de correo dice que esa dirección no existe o no recibe correo.',
  content: 'El servidor de correo no aceptó este mensaje.',
} as const

/** Certificate, encryption or address of the server is wrong, so no message can leave. */
const connectionRefusal = (error: MailError, { mail }: Around): Delivery | null => {
  const { code, originalCode, message } = error
  const server = `${mail.servidor} por el puerto ${mail.puerto}`
  const words = `${code} ${originalCode} ${message}`
  if (CERTIFICATE.test(words) && error.responseCode === undefined)
    return sender(
      `El certificado de ${mail.servidor} no es de confianza (es propio, venció o es de otro nombre), así que no se le dio la contraseña. Pide a quien administra el servidor un certificado válido.`,
    )
  if (code === 'ETLS' || /wrong version number|EPROTO|ssl|tls/i.test(words))
    return sender(
      `No se pudo cifrar la conexión con ${server}: prueba con ${mail.seguridad === 'TLS' ? 'STARTTLS y el puerto 587' : 'TLS y el puerto 465'}.`,
    )
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(words))
    return sender(`No se encontró el servidor ${mail.servidor}: revisa su nombre y la conexión a internet.`)
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/.test(words))
    return sender(
      `No se pudo abrir la conexión con ${server}: revisa el nombre, el puerto y la conexión a internet.`,
    )
  return null
}

const enhancedOf = (response: string): string =>
  /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? ''

/** A 5xx code, and whether it is about this address, this message or us (RFC 5321, RFC 3463). */
const permanentRefusal = (error: MailError, status: string): Delivery => {
  const { responseCode = 0, command = '' } = error
  if (command.startsWith('AUTH') || responseCode === 530 || responseCode === 534 || responseCode === 535)
    return sender(SAID.password)
  if (status === '5.4.5') return sender(SAID.limit)
  if (status.startsWith('5.7.') || /^5\.1\.[78]$/.test(status) || !/^(RCPT|DATA)/.test(command))
    return sender(SAID.refused)
  const isOfAddress =
    status.startsWith('5.1.') || (command === 'RCPT TO' && [550, 551, 553].includes(responseCode))
  if (isOfAddress) return { outcome: 'recipient', why: SAID.nobody }
  return retryLater(SAID.content)
}

/** What a failure means for this message and for the rest. The server's own text is never repeated. */
export const deliveryOf = (error: MailError, around: Around): Delivery => {
  const { responseCode, response = '', code } = error
  if (code === 'EAUTH' && responseCode === undefined) return sender(SAID.password)
  if (code === 'ETLS' && !around.isHandedOver)
    return connectionRefusal(error, around) ?? retryLater(SAID.lost)
  if (responseCode !== undefined && responseCode >= 400) {
    if (LIMIT.test(response)) return sender(SAID.limit)
    return responseCode < 500 ? retryLater(SAID.busy) : permanentRefusal(error, enhancedOf(response))
  }
  if (around.isHandedOver) return { outcome: 'uncertain', why: SAID.uncertain }
  return connectionRefusal(error, around) ?? retryLater(code === 'ETIMEDOUT' ? SAID.slow : SAID.lost)
}
