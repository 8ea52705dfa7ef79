import { domainToASCII } from 'node:url'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { MailSettings } from '@contract/mail/mail.rules'
import { tidy } from '@contract/domain/text'
import type { School } from '../../pdf/school'
import type { MailMessage } from './transport'

export interface ComposedMail {
  readonly from: string
  readonly to: string
  readonly bytes: Buffer
}

const LOGO_CID = 'logo@escuela'
/** Bytes: a larger logo would travel with each of thousands of messages. */
const MAX_LOGO = 60_000

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string)

/** Addresses in the text become links; their words stay the address, so that readers see where a link leads. */
const linkAddresses = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/)
    .map((part, at) =>
      at % 2 === 0 ? escapeHtml(part) : `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`,
    )
    .join('')

const BODY = 'margin:0;padding:24px;background:#ffffff;color:#1f2933;font:16px/1.5 Arial,Helvetica,sans-serif'

/** The same words as the text. It loads nothing from outside, so nothing tells that it was opened. */
export const mailHtml = (text: string, school: Pick<School, 'name'>, hasLogo = false): string => {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((each) => `<p style="margin:0 0 16px">${linkAddresses(each).replaceAll('\n', '<br>')}</p>`)
  const logo = hasLogo
    ? `<img src="cid:${LOGO_CID}" alt="" height="48" style="vertical-align:middle;margin-right:12px">`
    : ''
  return [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    `<title>${escapeHtml(school.name)}</title></head><body style="${BODY}"><div style="max-width:600px;margin:0 auto">`,
    `<p style="margin:0 0 24px;font-size:18px;font-weight:bold">${logo}${escapeHtml(school.name)}</p>`,
    ...paragraphs,
    '</div></body></html>',
  ].join('\n')
}

/** A domain with ñ is sent as Punycode, which every server takes. */
const wireAddress = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1)) || email.slice(at + 1)}`
}

/** A line break would begin another header. */
const oneLine = (text: string): string => tidy(text.replace(/\p{Cc}/gu, ' '))

/** The whole message as bytes, with the addresses of its envelope. */
export const composeMail = async (
  { remitente, responder_a }: MailSettings,
  { to, subject, text, html, messageId, attachments = [] }: MailMessage,
  school: School,
): Promise<ComposedMail> => {
  const [from, recipient] = [wireAddress(remitente.correo as string), wireAddress(to)]
  const logo = html === undefined && school.logo && school.logo.length <= MAX_LOGO ? school.logo : null
  const inline = logo ? [{ cid: LOGO_CID, filename: 'logo.png', content: Buffer.from(logo) }] : []
  const office = wireAddress(responder_a ?? (remitente.correo as string))
  const composer = new MailComposer({
    from: { name: oneLine(remitente.nombre ?? school.name), address: from },
    to: { name: '', address: recipient },
    ...(responder_a === null ? {} : { replyTo: { name: '', address: office } }),
    subject: oneLine(subject),
    messageId: oneLine(messageId),
    text,
    html: html ?? mailHtml(text, school, logo !== null),
    attachments: [...inline, ...attachments.map((each) => ({ ...each, filename: oneLine(each.filename) }))],
    headers: {
      'List-Unsubscribe': {
        prepared: true,
        value: `<mailto:${office}?subject=Ya%20no%20quiero%20estos%20correos>`,
      },
      // Answering machines stay silent.
      'Auto-Submitted': 'auto-generated',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { from, to: recipient, bytes: await composer.compile().build() }
}
