import { CFB } from '@e965/xlsx'
import { startServer, type TestServer } from '@test/support/server/harness'
import { IMPORT_COLUMNS } from '@contract/imports/imports.rules'
import { aRow, cellsOf, tryImport, xlsxOf, type CellValue } from './sheets'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const list = (from: number): CellValue[][] => [
  [...IMPORT_COLUMNS],
  ...[0, 1].map((n) => cellsOf({ ...aRow(from + n), fecha_nacimiento: new Date(Date.UTC(2018, 2, 15)) })),
]
const GOOD = { nuevos: 2, cambian: 0, iguales: 0, con_error: 0 }

interface Compound {
  FullPaths: string[]
}
const changed = (file: Buffer, change: (compound: Compound) => void): Buffer => {
  const compound = CFB.read(file, { type: 'buffer' }) as unknown as Compound
  change(compound)
  return Buffer.from(CFB.write(compound as never, { type: 'buffer' }) as Uint8Array)
}
const added = (file: Buffer, path: string, content: Buffer): Buffer =>
  changed(file, (compound) => void CFB.utils.cfb_add(compound as never, path, content))

const refusal = async (content: Buffer): Promise<[number, string]> => {
  const { status, body } = await tryImport(server.admin, content)
  return [status, body.campos?.file ?? body.message]
}

describe('an old .xls is read', () => {
  it.each([
    ['of Excel 97, days since 1900', { kind: 'biff8', date1904: false }],
    ['of Excel 97 for the Mac, days since 1904', { kind: 'biff8', date1904: true }],
    ['in XML', { kind: 'xlml', date1904: false }],
    ['in XML, days since 1904', { kind: 'xlml', date1904: true }],
  ] as const)('%s', async (_, how) => {
    const { status, body } = await tryImport(server.admin, xlsxOf(list(10), how))
    expect([status, body.resumen]).toEqual([200, GOOD])
  })

  it('with cells merged over siblings', async () => {
    const rows = list(21)
    const [, , sibling] = rows
    sibling![8] = null
    sibling![9] = null
    const merges = [8, 9].map((c) => ({ s: { r: 1, c }, e: { r: 2, c } }))
    for (const kind of ['biff8', 'xlml'] as const) {
      const { body } = await tryImport(server.admin, xlsxOf(rows, { merges, kind }))
      expect(body.resumen).toEqual(GOOD)
    }
  })

  it('with macros beside the sheets: they are never looked at', async () => {
    const file = added(
      xlsxOf(list(30), { kind: 'biff8' }),
      '/_VBA_PROJECT_CUR/VBA/Modulo1',
      Buffer.from('Sub Auto_Open()\nShell "calc"\nEnd Sub'),
    )
    const { status, body } = await tryImport(server.admin, file)
    expect([status, body.resumen]).toEqual([200, GOOD])
  })
})

describe('415 with the way to save it anew', () => {
  const ANEW = 'guárdalo como «Libro de Excel (.xlsx)»'
  const LOCKED = 'El archivo tiene contraseña'

  it('a password, of today and of Excel 97', async () => {
    const today = CFB.utils.cfb_new({ root: 'Root Entry' } as never)
    CFB.utils.cfb_add(today, '/EncryptionInfo', Buffer.from([4, 0, 4, 0, 64, 0, 0, 0, 60, 62]))
    CFB.utils.cfb_add(today, '/EncryptedPackage', Buffer.alloc(5000, 7))
    const old = changed(xlsxOf(list(40), { kind: 'biff8' }), (compound) => {
      const book = CFB.find(compound as never, '/Workbook') as unknown as {
        content: Uint8Array
        size: number
      }
      const stream = Buffer.from(book.content)
      const first = 4 + stream.readUInt16LE(2)
      const pass = Buffer.from([0x2f, 0, 6, 0, 0, 0, 1, 2, 3, 4])
      book.content = Buffer.concat([stream.subarray(0, first), pass, stream.subarray(first)])
      book.size = book.content.length
    })
    const files = [Buffer.from(CFB.write(today, { type: 'buffer' }) as Uint8Array), old]
    for (const file of files) {
      const [status, why] = await refusal(file)
      expect([status, why]).toEqual([415, expect.stringContaining(LOCKED)])
      expect(why).toContain(ANEW)
    }
  })

  it('a damaged one, a letter of Word, a web page under the name .xls, an Excel older than 95', async () => {
    const whole = xlsxOf(list(50), { kind: 'biff8' })
    const letter = CFB.utils.cfb_new({ root: 'Root Entry' } as never)
    CFB.utils.cfb_add(letter, '/WordDocument', Buffer.alloc(6000, 1))
    const xml = xlsxOf(list(50), { kind: 'xlml' })
    const files = [
      whole.subarray(0, 700),
      Buffer.from(CFB.write(letter, { type: 'buffer' }) as Uint8Array),
      Buffer.from('<html><body><table><tr><td>CURP</td></tr></table></body></html>'),
      Buffer.from('\uFEFF\n<!DOCTYPE html><table><tr><td>CURP</td></tr></table>'),
      Buffer.from([0x09, 0x00, 0x04, 0x00, 0x02, 0x00, 0x10, 0x00, 0x0a, 0x00, 0x00, 0x00]),
      Buffer.from('<?xml version="1.0"?><Comprobante xmlns="http://www.sat.gob.mx/cfd/4"/>'),
    ]
    for (const file of files) {
      const [status, why] = await refusal(file)
      expect([status, why]).toEqual([415, expect.stringMatching(/guárdalo como «Libro de Excel/)])
    }
    expect((await tryImport(server.admin, xml.subarray(0, 600))).status).toBeGreaterThanOrEqual(400)
  })
})

describe('a file made to harm', () => {
  it('rows a thousand million apart, and a chain of sectors that bites its tail, are answered and hold nobody up', async () => {
    const xml = xlsxOf(list(60), { kind: 'xlml' }).toString()
    const far = xml.replace('<Row ss:Index="3">', '<Row ss:Index="1000000000">')
    expect(far).not.toBe(xml)
    const loop = xlsxOf(list(60), { kind: 'biff8' })
    const table = 512 * (loop.readUInt32LE(76) + 1)
    for (let sector = 0; sector < 20; sector += 1) loop.writeUInt32LE(sector, table + 4 * sector)
    for (const file of [Buffer.from(far), loop]) {
      const start = performance.now()
      const { status } = await tryImport(server.admin, file)
      expect([200, 413, 415]).toContain(status)
      expect(performance.now() - start).toBeLessThan(60_000)
    }
    expect((await tryImport(server.admin, xlsxOf(list(60)))).status).toBe(200)
  })

  it('a sheet called __proto__ and one with 7,000 rows', async () => {
    const many = [[...IMPORT_COLUMNS], ...Array.from({ length: 7_000 }, (_, n) => ['A', 'B', 'C', `X${n}`])]
    const { status } = await tryImport(server.admin, xlsxOf(many, { kind: 'biff8' }))
    expect(status).toBe(413)
    const xml = xlsxOf(list(70), { kind: 'xlml' })
      .toString()
      .replace('ss:Name="Hoja1"', 'ss:Name="__proto__"')
    expect([200, 415]).toContain((await tryImport(server.admin, Buffer.from(xml))).status)
    expect(({} as Record<string, unknown>)['!data']).toBeUndefined()
  })
})
