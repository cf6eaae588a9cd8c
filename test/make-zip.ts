import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  name: string
  data?: string | Buffer
  /** What the zip says about it, where that is not the truth. */
  claimedSize?: number
  /** Of Unix: 0o120777 is a link. */
  mode?: number
  flags?: number
}

interface Packed {
  local: Buffer
  central: (offset: number) => Buffer
}

function pack({ name, data = '', claimedSize, mode = 0o100644, flags = 0x800 }: ZipEntry): Packed {
  const plain = Buffer.from(data)
  const packed = deflateRawSync(plain)
  const fileName = Buffer.from(name)
  const about = Buffer.alloc(26)
  about.writeUInt16LE(20, 0)
  about.writeUInt16LE(flags, 2)
  about.writeUInt16LE(8, 4)
  about.writeUInt32LE(crc32(plain), 10)
  about.writeUInt32LE(packed.length, 14)
  about.writeUInt32LE(claimedSize ?? plain.length, 18)
  about.writeUInt16LE(fileName.length, 22)
  const central = (offset: number) => {
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE((mode * 0x10000) >>> 0, 6)
    tail.writeUInt32LE(offset, 10)
    return Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), about, tail, fileName])
  }
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), about, fileName, packed]),
    central,
  }
}

/** A zip as a program would write it, or as somebody would who means harm. */
export function makeZip(entries: ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const { local, central } of entries.map(pack)) {
    locals.push(local)
    centrals.push(central(offset))
    offset += local.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}
