const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] as string)

/** Only addresses of our own texts: a link in the text of a mail that opens nothing else. */
const linked = (html: string): string =>
  html.replace(/https?:\/\/[^\s<]+[^\s<.,;:!?)]/g, (address) => `<a href="${address}">${address}</a>`)

const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((each) => `<p>${linked(escaped(each)).replaceAll('\n', '<br>')}</p>`)
    .join('\n')

interface Signed {
  texto: string
  escuela: string
  firma: string | null
}

const signature = ({ escuela, firma }: Signed): string[] => (firma === null ? [escuela] : [firma, escuela])

export const plainText = (signed: Signed): string =>
  `${signed.texto}\n\n-- \n${signature(signed).join('\n')}\n`

/** The same words. No picture from outside and no address that tells whether it was opened. */
export const htmlText = (signed: Signed): string =>
  `<!doctype html><html lang="es-MX"><body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em">
${paragraphs(signed.texto)}
<p style="color:#5a6169">${signature(signed).map(escaped).join('<br>')}</p>
</body></html>`
