/** Addresses a webhook must never reach, by the block they are of, and their public neighbours, which must pass. */

export const forbiddenIpv4: readonly (readonly [block: string, addresses: readonly string[]])[] = [
  ['this network', ['0.0.0.0', '0.0.0.1', '0.255.255.255']],
  ['private 10', ['10.0.0.0', '10.0.0.1', '10.255.255.255']],
  ['shared by carriers', ['100.64.0.0', '100.64.0.1', '100.100.100.200', '100.127.255.255']],
  ['loopback', ['127.0.0.0', '127.0.0.1', '127.0.1.1', '127.255.255.255']],
  ['a cloud in public space', ['168.63.129.16']],
  ['link-local', ['169.254.0.0', '169.254.0.23', '169.254.169.254', '169.254.170.2', '169.254.255.255']],
  ['private 172.16', ['172.16.0.0', '172.17.0.1', '172.31.255.255']],
  [
    'protocol assignments',
    ['192.0.0.0', '192.0.0.8', '192.0.0.9', '192.0.0.170', '192.0.0.192', '192.0.0.255'],
  ],
  ['documentation 1', ['192.0.2.0', '192.0.2.255']],
  ['AS112', ['192.31.196.0', '192.31.196.255']],
  ['multicast tunnels', ['192.52.193.0', '192.52.193.255']],
  ['relays of 6to4', ['192.88.99.0', '192.88.99.1', '192.88.99.255']],
  ['private 192.168', ['192.168.0.0', '192.168.1.1', '192.168.255.255']],
  ['AS112 by delegation', ['192.175.48.0', '192.175.48.255']],
  ['benchmarks', ['198.18.0.0', '198.19.255.255']],
  ['documentation 2', ['198.51.100.0', '198.51.100.255']],
  ['documentation 3', ['203.0.113.0', '203.0.113.255']],
  ['multicast', ['224.0.0.0', '224.0.0.1', '233.252.0.1', '239.255.255.255']],
  ['reserved', ['240.0.0.0', '254.255.255.255']],
  ['broadcast', ['255.255.255.255']],
];

export const forbiddenIpv6: readonly (readonly [block: string, addresses: readonly string[]])[] = [
  ['unspecified', ['::']],
  ['loopback', ['::1', '0:0:0:0:0:0:0:1']],
  ['IPv4-compatible', ['::127.0.0.1', '::7f00:1', '::a9fe:a9fe', '::808:808']],
  [
    'IPv4-mapped',
    ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:a9fe:a9fe', '::ffff:10.0.0.1', '::ffff:8.8.8.8'],
  ],
  ['IPv4-translated', ['::ffff:0:127.0.0.1', '::ffff:0:a9fe:a9fe']],
  ['NAT64', ['64:ff9b::7f00:1', '64:ff9b::169.254.169.254', '64:ff9b::808:808']],
  ['NAT64 of one network', ['64:ff9b:1::', '64:ff9b:1::a9fe:a9fe', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff']],
  ['discard', ['100::', '100::ffff:ffff:ffff:ffff']],
  ['dummy', ['100:0:0:1::1']],
  ['protocol assignments', ['2001:1::1', '2001:1::3', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff']],
  ['Teredo', ['2001::', '2001:0:4136:e378:8000:63bf:80ff:fffe', '2001:0:7f00:1::']],
  ['benchmarks', ['2001:2::', '2001:2:0:ffff:ffff:ffff:ffff:ffff']],
  ['multicast tunnels', ['2001:3::1']],
  ['AS112', ['2001:4:112::1', '2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff']],
  ['identifiers', ['2001:10::1', '2001:20::1', '2001:30::1']],
  [
    'documentation',
    ['2001:db8::', '2001:db8::1', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', '3fff::1', '3fff:fff::1'],
  ],
  ['6to4', ['2002::', '2002:7f00:1::1', '2002:a9fe:a9fe::', '2002:c0a8:101::1', '2002:ffff:ffff::1']],
  ['not handed out', ['1000::1', '1fff:ffff::1', '4000::1', '8000::1', 'e000::1']],
  ['segment routing', ['5f00::1']],
  ['unique local', ['fc00::', 'fd00::1', 'fd00:ec2::254', 'fd20:ce::254', 'fdff:ffff::1']],
  ['link-local', ['fe80::', 'fe80::1', 'fe80::a9fe:a9fe', 'fe80::5efe:10.0.0.1', 'febf:ffff::1']],
  ['site-local', ['fec0::1', 'feff::1']],
  ['multicast', ['ff00::', 'ff02::1', 'ff0e::1', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff']],
];

export const publicNeighbours: readonly string[] = [
  '1.0.0.0',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '168.63.129.15',
  '168.63.129.17',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '191.255.255.255',
  '192.0.1.0',
  '192.0.1.255',
  '192.0.3.0',
  '192.31.195.255',
  '192.31.197.0',
  '192.52.192.255',
  '192.52.194.0',
  '192.88.98.255',
  '192.88.100.0',
  '192.167.255.255',
  '192.169.0.0',
  '192.175.47.255',
  '192.175.49.0',
  '198.17.255.255',
  '198.20.0.0',
  '198.51.99.255',
  '198.51.101.0',
  '203.0.112.255',
  '203.0.114.0',
  '223.255.255.255',
  '2000::1',
  '2001:200::',
  '2001:db7:ffff:ffff:ffff:ffff:ffff:ffff',
  '2001:db9::',
  '2001:4860:4860::8888',
  '2003::1',
  '2606:4700:4700::1111',
  '2620:4f:7fff:ffff:ffff:ffff:ffff:ffff',
  '2620:4f:8001::',
  '2a00:1450:4001:81b::200e',
  '3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
  '3fff:1000::',
];

export const forbiddenAddresses: readonly string[] = [...forbiddenIpv4, ...forbiddenIpv6].flatMap(
  ([, addresses]) => addresses,
);

/** Where clouds serve a machine its own secrets. */
export const metadataAddresses: readonly string[] = [
  '169.254.169.254',
  '168.63.129.16',
  '100.100.100.200',
  '192.0.0.192',
  'fd00:ec2::254',
];

/** An address as a url names it. */
export function urlHost(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}
