import { describe, expect, it } from 'vitest';
import { readStorageUrl } from './storage-url.ts';

const HOSTS = ['www.fahrtwind.example', 'localhost:4000'];

describe('the address of a stored file', () => {
  it.each([
    ['gs://bilder/profilePictures/u1', 'bilder', 'profilePictures/u1'],
    ['GS://bilder/a b.jpg', 'bilder', 'a b.jpg'],
    ['gs://bilder', 'bilder', ''],
    ['gs://bilder/', 'bilder', ''],
    [
      'https://www.fahrtwind.example/v0/b/bilder/o/profilePictures%2Fu1?alt=media&token=x',
      'bilder',
      'profilePictures/u1',
    ],
    ['http://localhost:4000/v0/b/bilder/o/K%C3%B6ln.jpg#oben', 'bilder', 'Köln.jpg'],
    ['https://WWW.Fahrtwind.example/v0/b/bilder/o', 'bilder', ''],
    ['https://www.fahrtwind.example/bilder/profilePictures/u1', 'bilder', 'profilePictures/u1'],
  ])('%s is read', (url, bucket, path) => {
    expect(readStorageUrl(url, HOSTS)).toEqual({ ok: true, value: { bucket, path } });
  });

  it.each([
    '',
    'bilder/u1',
    'gs://',
    'gs:///u1',
    'gs://bil der/u1',
    'https://evil.example/v0/b/bilder/o/u1',
    'https://www.fahrtwind.example.evil.example/v0/b/bilder/o/u1',
    'https://www.fahrtwind.example@evil.example/v0/b/bilder/o/u1',
    'https://www.fahrtwind.example:8080/v0/b/bilder/o/u1',
    'ftp://www.fahrtwind.example/v0/b/bilder/o/u1',
    'https://www.fahrtwind.example',
    'https://www.fahrtwind.example/bilder',
    'https://www.fahrtwind.example/v0/b/bilder/o/%E4',
    'https://www.fahrtwind.example/v0/b/bilder/o/100%',
    'data:,x',
  ])('%j is an Invalid URL', (url) => {
    expect(readStorageUrl(url, HOSTS)).toEqual({ ok: false, error: 'Invalid URL' });
  });
});
