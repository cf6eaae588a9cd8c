import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  name: string
  data?: string | Buffer
  /** The size that the zip declares, if it lies. */
  claimedSize?: number
  /** A Unix mode: 0o120777 is a symbolic link. */
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

interface Claims {
  /** The number of entries that the zip declares. */
  count?: number
  /** All directory entries point to the bytes of the first one. */
  areOne?: boolean
}

/** The zip64 end record and its locator, for more than 65,535 entries. */
function zip64End(count: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(56)
  record.write('PK\x06\x06', 0, 'latin1')
  record.writeBigUInt64LE(44n, 4)
  record.writeBigUInt64LE(BigInt(count), 24)
  record.writeBigUInt64LE(BigInt(count), 32)
  record.writeBigUInt64LE(BigInt(size), 40)
  record.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(20)
  locator.write('PK\x06\x07', 0, 'latin1')
  locator.writeBigUInt64LE(BigInt(offset + size), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([record, locator])
}

/** Makes a normal zip, or a malicious one. */
export function makeZip(entries: ZipEntry[], { count, areOne = false }: Claims = {}): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const { local, central } of entries.map(pack)) {
    centrals.push(central(areOne ? 0 : offset))
    if (areOne && locals.length > 0) continue
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  const large = count === undefined ? Buffer.alloc(0) : zip64End(count, directory.length, offset)
  return Buffer.concat([...locals, directory, large, end])
}
