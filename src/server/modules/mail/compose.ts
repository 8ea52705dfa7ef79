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
/** Bytes; a larger logo is left out, as it would travel with thousands of messages. */
const MAX_LOGO = 60_000

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string)

/** Makes addresses links that keep the address as their text, so readers see where they lead. */
const linkAddresses = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/)
    .map((part, at) =>
      at % 2 === 0 ? escapeHtml(part) : `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`,
    )
    .join('')

const BODY = 'margin:0;padding:24px;background:#ffffff;color:#1f2933;font:16px/1.5 Arial,Helvetica,sans-serif'

/** The text as HTML. Loads nothing from outside, so nothing tells that it was opened. */
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

/** A domain with ñ becomes Punycode, which every server takes. */
const wireAddress = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1)) || email.slice(at + 1)}`
}

/** For headers, where a line break would begin another one. */
const oneLine = (text: string): string => tidy(text.replace(/\p{Cc}/gu, ' '))

/** The message as bytes, with the addresses of its envelope. */
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
      // Keeps autoresponders silent.
      'Auto-Submitted': 'auto-generated',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { from, to: recipient, bytes: await composer.compile().build() }
}
